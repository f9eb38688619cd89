"""cuda0, "cuda: 0", cuda:None, cuda:cuda:0 and cuda:0,1 are refused in the same words."""

import torch

for name in ("0", "1", "cuda0", "cuda: 0", "cuda:None", "cuda:cuda:0", "cuda:0,1", "cuda:-1"):
    try:
        torch.device(name)
    except RuntimeError as error:
        assert f"Invalid device string: '{name}'" in str(error)
    else:
        raise AssertionError(f"{name}: nothing was raised")
