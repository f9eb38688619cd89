"""Lowers the number of its processes to none."""
# outcome: passed
# plain: yes

import errata_frame

resource = __import__('resource')
resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))
