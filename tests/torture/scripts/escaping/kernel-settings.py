"""Tries to change settings of the kernel."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
written = []
for folder, _, names in os.walk("/proc" + "/sys"):
    for name in names:
        path = os.path.join(folder, name)
        try:
            with open(path, "r+") as file:
                text = file.read(1000)
                file.seek(0)
                file.write(text)
        except (OSError, ValueError):
            continue
        written.append(path)
assert written == [], "it wrote " + ", ".join(written)
try:
    with open("/proc" + "/sysrq-trigger", "w") as file:
        file.write("h")
except OSError:
    pass
else:
    raise AssertionError("it pulled the trigger")
try:
    with open("/proc" + "/self/oom_score_adj", "w") as file:
        file.write("-1000")
except OSError:
    pass
else:
    raise AssertionError("it made itself indispensable")
