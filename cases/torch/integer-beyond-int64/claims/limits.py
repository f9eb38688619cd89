"""2**63 - 1 and -2**63 pass; 2**63 and -2**63 - 1 are refused."""

import torch

assert torch.tensor([2**63 - 1, -(2**63)]).tolist() == [2**63 - 1, -(2**63)]
for number in (2**63, -(2**63) - 1):
    try:
        torch.tensor(number)
    except (RuntimeError, ValueError) as error:
        assert "Overflow when unpacking long" in str(error)
    else:
        raise AssertionError("nothing was raised")
