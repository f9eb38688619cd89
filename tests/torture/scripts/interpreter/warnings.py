"""Breaks the module of warnings, then passes with a result."""
# outcome: passed
# plain: yes

import errata_frame
import warnings

warnings.filters = warnings.showwarning = warnings.catch_warnings = None
result = [1.5]
