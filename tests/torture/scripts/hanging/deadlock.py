"""Waits for a lock that it holds, in a thread that must be waited for."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import threading

lock = threading.Lock()
lock.acquire()
threading.Thread(target=lock.acquire).start()
lock.acquire()
