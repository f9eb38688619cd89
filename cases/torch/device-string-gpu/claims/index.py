"""A word with anything but letters, and a known type with a wrong end, is an invalid device string: gpu0, cuda0, paths, cuda:None, cuda:0,1, and a number alone."""

import torch

for name in ("gpu0", "cuda0", "cuda:None", "cuda:0,1", "cuda:cpu", "0", "./data", "data/train", "model.pt", " cuda"):
    try:
        torch.device(name)
    except RuntimeError as error:
        assert f"Invalid device string: '{name}'" in str(error)
    else:
        raise AssertionError(f"{name}: nothing was raised")
