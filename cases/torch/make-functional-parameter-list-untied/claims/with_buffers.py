"""With and without buffers a list, a tuple and a dict of parameters keep the original weight; an `nn.ParameterList` does not."""

import torch
from functorch import make_functional, make_functional_with_buffers


class Model(torch.nn.Module):
    """A weight that is read from a container or where it is registered."""

    def __init__(self, container):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1)
        self.weights = container(self.linear.parameters()) if container else None

    def forward(self):
        weight = self.weights[0] if self.weights is not None else self.linear.weight
        return weight.square().sum()


for container in (list, tuple, lambda weights: dict(enumerate(weights)), torch.nn.ParameterList, None):
    for make in (make_functional, make_functional_with_buffers):
        model = Model(container)
        function, parameters, *buffers = make(model)
        zeros = [torch.zeros_like(parameter) for parameter in parameters]
        original = model.linear.weight.square().sum()
        registered = container in (None, torch.nn.ParameterList)
        assert function(zeros, *buffers) == (0 if registered else original)
