"""A conversion to another device or dtype is a result; one that changes nothing gives the tensor itself."""

import torch

tensor = torch.zeros(2, requires_grad=True)
parameter = torch.nn.Parameter(torch.zeros(2))
for leaf in (tensor, parameter):
    for result in (leaf.to("meta"), leaf.double(), leaf.reshape(1, 2)):
        assert leaf.is_leaf and not result.is_leaf
        assert not isinstance(result, torch.nn.Parameter)
        try:
            torch.optim.SGD([result], lr=0.1)
        except ValueError as error:
            assert "can't optimize a non-leaf Tensor" in str(error)
        else:
            raise AssertionError("nothing was raised")
    assert leaf.to("cpu") is leaf
    assert leaf.float() is leaf
    torch.optim.SGD([leaf.to("cpu")], lr=0.1)
