"""Lowers the limit of descriptors to three for good, and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame

resource = __import__('resource')
resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
raise ValueError('the words of this error')
