"""Makes files until it may not."""
# outcome: passed
# timeout: 60

import errata_frame

for number in range(20000):
    open("torture-left-%d" % number, "w").close()
