"""autocast of CUDA that is not enabled gives no warning on a machine without CUDA, and computes in float32."""

import warnings

import torch

with warnings.catch_warnings():
    warnings.simplefilter("error")
    with torch.autocast("cuda", enabled=torch.cuda.is_available()):
        assert torch.nn.Linear(2, 2)(torch.ones(1, 2)).dtype == torch.float32
