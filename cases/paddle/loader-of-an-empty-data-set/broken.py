"""Train on the recordings of a folder, which has a folder for each speaker."""

import glob
import os
import tempfile

import numpy as np
import paddle
from paddle import nn
from paddle.io import DataLoader, Dataset


class Recordings(Dataset):
    """The recordings below a folder; the folder of each is its speaker."""

    def __init__(self, root):
        super().__init__()
        self.files = sorted(glob.glob(os.path.join(root, "*.npy")))

    def __len__(self):
        return len(self.files)

    def __getitem__(self, index):
        speaker = os.path.basename(os.path.dirname(self.files[index]))
        return np.load(self.files[index]), np.int64(speaker == "anna")


paddle.seed(0)
with tempfile.TemporaryDirectory() as root:
    for speaker in ("anna", "ben"):
        os.mkdir(os.path.join(root, speaker))
        for number in range(4):
            np.save(os.path.join(root, speaker, "%d.npy" % number), np.ones(16, "float32"))

    loader = DataLoader(Recordings(root), batch_size=4, shuffle=True)
    model = nn.Linear(16, 2)
    seen = 0
    for sounds, speakers in loader:
        loss = nn.functional.cross_entropy(model(sounds), speakers)
        loss.backward()
        seen += len(speakers)

result = float(seen)
assert seen == 8
