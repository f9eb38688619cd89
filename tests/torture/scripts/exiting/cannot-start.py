"""Pretends that its process could not be started."""
# outcome: exited
# exit: 127
# plain: yes

import errata_frame
import sys

sys.stderr.write('errata: cannot start the script: forged\n')
sys.exit(127)
