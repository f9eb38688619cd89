"""Two buffers in turn lose batches as well, unless each waits for the event behind its own last copy."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

unit = torch.eye(SIZE, device=DEVICE)
buffers = [torch.empty(2**20, pin_memory=True) for _ in range(2)]
copied = [torch.cuda.Event() for _ in buffers]


def send(wait):
    batches = torch.zeros(4, 2**20, device=DEVICE)
    work = unit
    for _ in range(100):
        work = work @ unit
    for number, batch in enumerate(batches):
        turn = number % 2
        if wait:
            copied[turn].synchronize()
        buffers[turn].fill_(number + 1)
        batch.copy_(buffers[turn], non_blocking=True)
        copied[turn].record()
    return batches[:, 0].tolist()


assert send(wait=False) == [3.0, 4.0, 3.0, 4.0]
assert send(wait=True) == [1.0, 2.0, 3.0, 4.0]
