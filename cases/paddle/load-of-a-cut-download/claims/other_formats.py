"""A ZIP archive, a tar file, and the files of np.savez and np.save have the same words: paddle.load reads none of them."""

import os
import pickle
import tarfile
import tempfile
import zipfile

import numpy as np
import paddle

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pdparams")
    paddle.save(paddle.nn.Linear(2, 2).state_dict(), path)
    with zipfile.ZipFile(os.path.join(folder, "model.pth"), "w") as archive:
        archive.writestr("archive/data.pkl", pickle.dumps({"weight": 1.0}))
    with tarfile.open(os.path.join(folder, "model.tar"), "w") as archive:
        archive.add(path, "model.pdparams")
    np.savez(os.path.join(folder, "model.npz"), weight=np.ones(2))
    np.save(os.path.join(folder, "model.npy"), np.ones(2))
    for name in ("model.pth", "model.tar", "model.npz", "model.npy"):
        try:
            paddle.load(os.path.join(folder, name))
        except ValueError as error:
            assert "`paddle.load` can not parse the file" in str(error), error
        else:
            raise RuntimeError("accepted: " + name)
