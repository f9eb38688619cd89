"""zipfile.is_zipfile tells a ZIP archive from a file of paddle.save."""

import os
import tempfile
import zipfile

import numpy as np
import paddle

with tempfile.TemporaryDirectory() as folder:
    saved, archive = os.path.join(folder, "model.pdparams"), os.path.join(folder, "model.npz")
    paddle.save(paddle.nn.Linear(2, 2).state_dict(), saved)
    np.savez(archive, weight=np.ones(2))
    assert not zipfile.is_zipfile(saved) and zipfile.is_zipfile(archive)
