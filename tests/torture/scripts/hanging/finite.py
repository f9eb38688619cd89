"""Takes its time, but ends before the deadline."""
# outcome: passed
# timeout: 10
# plain: yes

import errata_frame
import time

time.sleep(1)
