"""Removes every built-in name and passes."""
# outcome: passed
# plain: yes

import errata_frame
import builtins

vars(builtins).clear()
