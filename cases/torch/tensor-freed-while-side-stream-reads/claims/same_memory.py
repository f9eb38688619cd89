"""The next tensor of the stream gets the memory of the deleted one, unless `record_stream` named a busy stream."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

work = torch.eye(4096, device=DEVICE)
side = torch.cuda.Stream()


def address_is_used_again(steps, record):
    x = torch.ones(2**24, device=DEVICE)
    address = x.data_ptr()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        y = work
        for _ in range(steps):
            y = y @ work
    if record:
        x.record_stream(side)
    del x
    again = torch.zeros(2**24, device=DEVICE).data_ptr() == address
    torch.cuda.synchronize()
    return again


address_is_used_again(3, False)
assert address_is_used_again(100, False)
assert not address_is_used_again(100, True)
