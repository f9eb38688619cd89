"""Writes a report of an exception, then passes."""
# outcome: passed
# plain: yes

import errata_frame
import os

folder = os.path.dirname(os.getcwd())
with open(os.path.join(folder, "report.json"), "w") as file:
    file.write('{"ended": "exception", "exception": {"type": "Forged", "message": "x"}}')
