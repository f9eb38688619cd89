"""gpu0, float16 and strings with a space have the words, .to(torch.float16) is right; gpu, gpu:0 and CUDA:0 have others."""

import torch

tensor = torch.ones(2)
for name, words in (
    ("gpu0", "Invalid device string: 'gpu0'"),
    ("float16", "Invalid device string: 'float16'"),
    ("cuda:0 ", "Invalid device string: 'cuda:0 '"),
    (" cuda", "Invalid device string: ' cuda'"),
    ("gpu", "Expected one of cpu, cuda"),
    ("gpu:0", "Expected one of cpu, cuda"),
    ("CUDA:0", "Expected one of cpu, cuda"),
):
    try:
        tensor.to(name)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError(f"{name}: nothing was raised")
assert tensor.to(torch.float16).dtype == torch.float16
