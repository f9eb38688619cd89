"""Calls sys.exit(`some words`)."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame
import sys

sys.exit('some words')
