"""Lowers the limit of descriptors to none for good: the report cannot be opened."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame

resource = __import__('resource')
resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
raise ValueError('x')
