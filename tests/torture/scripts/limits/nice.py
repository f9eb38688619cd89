"""Makes itself the least important process, on one core, for good."""
# outcome: passed
# plain: yes

import errata_frame
import os

os.nice(19)
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
