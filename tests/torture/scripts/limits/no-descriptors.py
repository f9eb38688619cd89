"""Uses up every descriptor and raises."""
# outcome: raised
# type: OSError
# plain: yes
# message: Too many open files

import errata_frame
import os

while True:
    os.dup(0)
