"""glob of a folder that does not exist, or with another suffix, gives an empty list and raises nothing."""

import glob
import os
import tempfile

with tempfile.TemporaryDirectory() as root:
    open(os.path.join(root, "a.jpg"), "w").close()
    assert glob.glob(os.path.join(root, "missing", "*.jpg")) == []
    assert glob.glob(os.path.join(root, "*.png")) == []
