"""Writes a report without end and leaves with status 1."""
# outcome: exited
# exit: 1

import errata_frame
import os

folder = os.path.dirname(os.getcwd())
with open(os.path.join(folder, "report.json"), "w") as file:
    file.write("[" * 10_000_000)
os._exit(1)
