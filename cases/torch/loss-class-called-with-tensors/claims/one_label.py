"""With one label the class raises nothing; the module has no `backward`."""

import torch

loss = torch.nn.CrossEntropyLoss(torch.randn(1, 2), torch.tensor([1]))
assert isinstance(loss, torch.nn.Module)
assert not hasattr(loss, "backward")
