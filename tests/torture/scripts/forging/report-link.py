"""Tries to put a link in the place of its report."""
# outcome: raised
# type: ValueError
# message: the words of this error

import errata_frame
import os

report = os.path.join(os.path.dirname(os.getcwd()), "report.json")
try:
    os.unlink(report)
    os.symlink('/etc/passwd', report)
except OSError:
    pass  # it is mounted there
raise ValueError("the words of this error")
