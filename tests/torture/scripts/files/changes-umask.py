"""Takes every right away from what is made from now on."""
# outcome: passed
# plain: yes

import errata_frame
import os

os.umask(0o777)
result = 1
