"""Changes the time zone."""
# outcome: passed
# plain: yes

import errata_frame
import os
import time

os.environ['TZ'] = 'Pacific/Kiritimati'
time.tzset()
