"""glob with `**` and recursive=True finds the files at any depth."""

import glob
import os
import tempfile

with tempfile.TemporaryDirectory() as root:
    os.makedirs(os.path.join(root, "a", "b"))
    for folder in ("", "a", "a/b"):
        open(os.path.join(root, folder, "x.npy"), "w").close()
    assert len(glob.glob(os.path.join(root, "**", "*.npy"), recursive=True)) == 3
    assert len(glob.glob(os.path.join(root, "*.npy"))) == 1
