"""Writes a report of its own and leaves with status 3."""
# outcome: exited
# exit: 3
# plain: yes

import errata_frame
import os

folder = os.path.dirname(os.getcwd())
with open(os.path.join(folder, "report.json"), "w") as file:
    file.write('{"ended": "completed", "version": "9", "warnings": []}')
os._exit(3)
