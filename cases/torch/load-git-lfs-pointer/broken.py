"""Load a checkpoint from a repository that was cloned without Git LFS."""

import os
import tempfile

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    with open(path, "w") as file:  # what a clone has: the name of the content, not the content
        file.write("version https://git-lfs.github.com/spec/v1\noid sha256:%s\nsize 2345\n" % ("4d" * 32))
    weights = torch.load(path)

result = weights["weight"]
