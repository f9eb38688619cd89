"""Raises KeyboardInterrupt."""
# outcome: crashed
# signal: SIGINT
# plain: yes

import errata_frame

raise KeyboardInterrupt
