"""Forks; the parent exits with three while the child passes."""
# outcome: exited
# exit: 3
# plain: yes

import errata_frame
import os
import time

if os.fork():
    time.sleep(0.3)
    os._exit(3)
