"""Writes a report of success, then raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import os

folder = os.path.dirname(os.getcwd())
with open(os.path.join(folder, "report.json"), "w") as file:
    file.write('{"ended": "completed", "version": "9", "warnings": []}' * 100)
raise ValueError("the words of this error")
