"""Tries to read password hashes and keys."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for path in ("/etc/shadow", "/etc/gshadow", "/etc/sudoers"):
    try:
        with open(path) as file:
            assert file.read() == "", path + " was read"
    except OSError:
        continue
for folder in ("/etc/ssh", "/etc/ssl/private"):
    assert not os.path.isdir(folder) or not os.listdir(folder), folder
