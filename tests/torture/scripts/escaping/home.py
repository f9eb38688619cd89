"""Tries to read the user's home folder."""
# outcome: passed

import errata_frame
import itertools
import json
import os
import pwd

root = pwd.getpwuid(0).pw_dir
with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for path in (places["home"], root, os.path.join(os.sep, "home")):
    # The interpreter may stand there: reading all of it takes a cold disk longer than a script has.
    for folder, folders, names in itertools.islice(os.walk(path), 300):
        del folders[20:]
        for name in names[:20]:
            try:
                with open(os.path.join(folder, name), "rb") as file:
                    assert places["secret"].encode() not in file.read(1000), "a secret was read"
            except OSError:
                continue
assert not os.path.exists(places["home"] + "/.ssh/id_torture"), "the home folder is seen"
for name in (".ssh", ".gitconfig", ".netrc", ".bash_history", ".aws", ".config"):
    assert not os.path.exists(os.path.join(root, name)), "the home folder is seen: " + name
