"""Tries to change the harness's own files and its store."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for name in ("store.sqlite", "run.json", "pyproject.toml", "envs/frame.toml", "run.log"):
    path = os.path.join(places["root"], name)
    if not os.path.exists(path):
        continue
    try:
        with open(path, "a") as file:
            file.write("forged")
    except OSError:
        continue
    raise AssertionError("it wrote " + path)
