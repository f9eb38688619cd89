"""Raises where a warning is shown."""
# outcome: raised
# type: ZeroDivisionError
# plain: yes
# message: division by zero

import errata_frame
import warnings

warnings.showwarning = lambda *a, **k: 1 / 0
warnings.warn('x')
