"""Results computed from one tensor can be added to it; one that is built anew from its parts cannot."""

import torch

first = torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(4, 3)], layout=torch.jagged)
for result in (
    first.relu(),
    first.clone(),
    first.detach(),
    first.double(),
    torch.nn.Linear(3, 3)(first),
):
    first + result
try:
    first + torch.nested.nested_tensor(list(first.unbind()), layout=torch.jagged)
except RuntimeError as error:
    assert "cannot call binary pointwise function add.Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
