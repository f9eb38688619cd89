"""With other groups, such as one for biases, it is `loaded state dict has a different number of parameter groups`."""

import torch

layer = torch.nn.Linear(2, 2)
one = torch.optim.AdamW(layer.parameters())
two = torch.optim.AdamW([{"params": [layer.weight]}, {"params": [layer.bias], "weight_decay": 0.0}])
for target, source in ((one, two), (two, one)):
    try:
        target.load_state_dict(source.state_dict())
    except ValueError as error:
        message = str(error)
    assert message == "loaded state dict has a different number of parameter groups", message
