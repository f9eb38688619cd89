# releases: >=1.13
"""Adam, AdamW, RMSprop, Adagrad and others have a rate of their own, on all releases; that of Adam is 0.001, that of RMSprop 0.01."""

import torch

weight = torch.ones(2, requires_grad=True)
rates = {}
for name in ("Adam", "AdamW", "NAdam", "RAdam", "RMSprop", "Adagrad", "Adadelta", "Rprop", "ASGD"):
    rates[name] = getattr(torch.optim, name)([weight]).defaults["lr"]
assert rates["Adam"] == rates["AdamW"] == 0.001
assert rates["RMSprop"] == rates["Adagrad"] == 0.01
