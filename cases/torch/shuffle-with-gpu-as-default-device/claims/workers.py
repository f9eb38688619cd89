"""With workers and the GPU as default device, a dataset that makes tensors fails in the worker, also with the generator."""

import os

import torch
from torch.utils.data import DataLoader, Dataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Numbers(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.tensor(float(index))


torch.set_default_device(DEVICE)
generator = torch.Generator(device=DEVICE)
assert len(list(DataLoader(Numbers(), batch_size=2, shuffle=True, generator=generator))) == 2
try:
    list(
        DataLoader(
            Numbers(), batch_size=2, shuffle=True, generator=generator, num_workers=1, multiprocessing_context="fork"
        )
    )
except RuntimeError as error:
    assert "Cannot re-initialize CUDA in forked subprocess" in str(error), error
else:
    raise AssertionError("nothing was raised")
