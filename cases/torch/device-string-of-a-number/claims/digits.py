"""gpu0 and float16 have the words, .to(torch.float16) is right; gpu, of letters only, has others."""

import torch

tensor = torch.ones(2)
for name, words in (
    ("gpu0", "Invalid device string: 'gpu0'"),
    ("float16", "Invalid device string: 'float16'"),
    ("gpu", "Expected one of cpu, cuda"),
):
    try:
        tensor.to(name)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError(f"{name}: nothing was raised")
assert tensor.to(torch.float16).dtype == torch.float16
