"""An optimizer that is given `named_parameters()` saves their names, which say what differs, in 2.9 and later; 2.5 and older refuse them."""

import torch

release = tuple(int(part) for part in torch.__version__.split(".")[:2])
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 1))
try:
    optimizer = torch.optim.Adam(model.named_parameters())
except TypeError as error:
    assert release < (2, 9) and "optimizer can only optimize Tensors" in str(error)
else:
    assert release > (2, 5)
    checkpoint = torch.optim.Adam(model[1].named_parameters(prefix="1")).state_dict()
    saved = {name for group in checkpoint["param_groups"] for name in group["param_names"]}
    own = {name for group in optimizer.param_groups for name in group["param_names"]}
    assert own - saved == {"0.weight", "0.bias"}
