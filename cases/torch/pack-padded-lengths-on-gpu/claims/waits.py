"""`cpu()` and `tolist()` of lengths on the GPU wait for it; packing sorted sequences with lengths on the CPU does not."""

import os

import torch
from torch.nn.utils.rnn import pack_padded_sequence

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(3, 3, 2, device=DEVICE)
lengths = torch.tensor([3, 2, 1])
on_gpu = lengths.to(DEVICE)
pack_padded_sequence(x, lengths, batch_first=True)
torch.cuda.set_sync_debug_mode("error")
pack_padded_sequence(x, lengths, batch_first=True)
for read in (on_gpu.cpu, on_gpu.tolist):
    try:
        read()
    except RuntimeError as error:
        assert "called a synchronizing CUDA operation" in str(error)
    else:
        raise AssertionError("nothing was raised")
