"""After `torch.cuda.is_available()` a fork may not use CUDA; `torch.manual_seed` does not matter."""

import torch
import torch.multiprocessing as mp


def is_refused():
    try:
        torch.cuda.init()
    except RuntimeError as error:
        return "Cannot re-initialize CUDA in forked subprocess" in str(error)
    return False


torch.manual_seed(0)
with mp.get_context("fork").Pool(1) as pool:
    assert not pool.apply(is_refused)
torch.cuda.is_available()
with mp.get_context("fork").Pool(1) as pool:
    assert pool.apply(is_refused)
