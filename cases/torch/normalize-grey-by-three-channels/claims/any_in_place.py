"""Any operation in place whose operand has more channels says it: the result has no room in the tensor."""

import torch

x = torch.zeros(1, 5)
for operation in [x.add_, x.mul_, x.div_]:
    try:
        operation(torch.ones(3, 5))
    except RuntimeError as error:
        assert str(error) == "output with shape [1, 5] doesn't match the broadcast shape [3, 5]"
    else:
        raise AssertionError("it ran")
