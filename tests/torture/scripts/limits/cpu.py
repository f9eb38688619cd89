"""Uses up its limit of processor time."""
# outcome: crashed
# signal: SIGXCPU
# plain: yes

import errata_frame

resource = __import__('resource')
resource.setrlimit(resource.RLIMIT_CPU, (1, 2))
while True:
    pass
