"""glob of a folder that does not exist, and a pattern with another suffix, give no files and no error; os.listdir raises."""

import glob
import os
import pathlib
import tempfile

import torch  # noqa: F401

with tempfile.TemporaryDirectory() as folder:
    (pathlib.Path(folder) / "1.jpeg").write_bytes(b"")
    missing = os.path.join(folder, "train")
    assert glob.glob(os.path.join(missing, "*.jpeg")) == []
    assert list(pathlib.Path(missing).glob("*.jpeg")) == []
    assert glob.glob(os.path.join(folder, "*.jpg")) == []
    assert len(glob.glob(os.path.join(folder, "*.jpeg"))) == 1
    try:
        os.listdir(missing)
    except FileNotFoundError:
        pass
    else:
        raise AssertionError("nothing was raised")
