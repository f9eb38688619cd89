# releases: >=1.13
"""An optimizer of one's own whose option is `required` says the same words with the name of the option, on all releases."""

import torch
from torch.optim.optimizer import Optimizer, required


class Descent(Optimizer):
    def __init__(self, params, lr=required, decay=required):
        super().__init__(params, {"lr": lr, "decay": decay})


weight = torch.ones(2, requires_grad=True)
for options, missing in (({"decay": 0.1}, "lr"), ({"lr": 0.1}, "decay")):
    try:
        Descent([weight], **options)
    except ValueError as error:
        words = f"parameter group didn't specify a value of required optimization parameter {missing}"
        assert str(error) == words, error
    else:
        raise RuntimeError("nothing was raised")
assert Descent([weight], lr=0.1, decay=0.1).param_groups[0]["lr"] == 0.1
