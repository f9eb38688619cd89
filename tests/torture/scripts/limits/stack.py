"""Lowers the stack and overflows it."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame

resource = __import__('resource')
_, hard = resource.getrlimit(resource.RLIMIT_STACK)
resource.setrlimit(resource.RLIMIT_STACK, (2**20, hard))
raise ValueError('the words of this error')
