"""Changes the framework's module for whoever comes next."""
# outcome: passed
# plain: yes

import errata_frame

errata_frame.__version__ = 'forged'
errata_frame.work = None
del errata_frame.__spec__
