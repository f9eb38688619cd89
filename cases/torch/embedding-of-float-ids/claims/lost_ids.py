"""The first whole number that is lost is 16,777,217 in float32, 2,049 in float16 and 257 in bfloat16."""

import torch

for dtype, last in ((torch.float32, 16_777_216), (torch.float16, 2048), (torch.bfloat16, 256)):
    assert torch.arange(last - 200, last + 1).to(dtype).long().tolist() == list(range(last - 200, last + 1))
    assert torch.tensor(last + 1).to(dtype).long() == last
