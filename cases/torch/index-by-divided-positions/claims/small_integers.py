"""int16 and int8 are refused in every release, int32 up to 1.13."""

import torch

table = torch.arange(10)
positions = torch.tensor([1, 2])
refused = [torch.int16, torch.int8]
if torch.__version__.startswith("1."):
    refused.append(torch.int32)
else:
    assert table[positions.int()].tolist() == [1, 2]
for kind in refused:
    try:
        table[positions.to(kind)]
    except IndexError as error:
        assert "tensors used as indices must be long" in str(error)
    else:
        raise AssertionError(f"{kind}: nothing was raised")
