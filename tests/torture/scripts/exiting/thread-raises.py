"""Passes while a thread raises."""
# outcome: passed
# plain: yes

import errata_frame
import threading

threading.Thread(target=int, args=('x',)).start()
