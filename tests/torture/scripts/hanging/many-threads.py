"""Ends, but for two hundred threads that never do."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import threading
import time

for _ in range(200):
    threading.Thread(target=time.sleep, args=(3600,)).start()
