"""Sets the machine's clock."""
# outcome: passed

import errata_frame
import time

for clock in (time.CLOCK_REALTIME, time.CLOCK_MONOTONIC):
    try:
        time.clock_settime(clock, 1_000_000_000)
    except OSError:
        continue
    raise AssertionError("the clock was set")
