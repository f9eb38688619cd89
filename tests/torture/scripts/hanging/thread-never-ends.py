"""Ends, but for a thread that never does."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import threading
import time

threading.Thread(target=time.sleep, args=(3600,)).start()
