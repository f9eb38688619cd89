"""Makes folders as deep as they go."""
# outcome: passed
# plain: yes
# timeout: 60

import errata_frame
import os

for _ in range(3000):
    os.mkdir("torture-left")
    os.chdir("torture-left")
