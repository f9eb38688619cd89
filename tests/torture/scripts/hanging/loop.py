"""Loops for ever."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame

while True:
    pass
