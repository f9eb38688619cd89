"""`model.parameters()` and `filter(…)` give their elements once: a count, `clip_grad_norm_` or an optimizer leaves nothing for the next."""

import torch

model = torch.nn.Linear(2, 2)
uses = [
    lambda parameters: sum(p.numel() for p in parameters),
    lambda parameters: torch.optim.SGD(parameters, lr=0.1),
    lambda parameters: torch.nn.utils.clip_grad_norm_(parameters, 1.0),
    lambda parameters: print(*parameters),
]
for use in uses:
    for parameters in (model.parameters(), filter(lambda p: p.requires_grad, model.parameters())):
        use(parameters)
        try:
            torch.optim.SGD(parameters, lr=0.1)
        except ValueError as error:
            assert str(error) == "optimizer got an empty parameter list"
        else:
            raise AssertionError("nothing was raised")
