"""After the assertion `empty_cache` and `synchronize` do not mend it: a new tensor on the GPU and a copy of an older one to the CPU fail; tensors on the CPU stay usable."""

import torch

older, table = torch.ones(2, device="cuda"), torch.ones(3, 2, device="cuda")
on_the_cpu = older.cpu()


def fails(call):
    """Return whether the call raises the error of the assertion."""
    try:
        call()
    except RuntimeError as error:
        return "device-side assert triggered" in str(error)
    return False


wrong = torch.tensor([9], device="cuda")
assert fails(lambda: torch.nn.functional.embedding(wrong, table).sum().item())
fails(torch.cuda.empty_cache)
assert fails(torch.cuda.synchronize)
assert fails(older.cpu)
assert fails(lambda: torch.ones(2, device="cuda"))
assert (on_the_cpu + 1).tolist() == [2.0, 2.0]
