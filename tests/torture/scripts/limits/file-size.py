"""Lowers the size of files to nothing and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame

resource = __import__('resource')
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
raise ValueError('the words of this error')
