"""`functional_call` with parameters by name gives the gradients of `make_functional`, without the warning."""

import warnings

import functorch
import torch
from torch.func import functional_call, grad

torch.manual_seed(0)
model = torch.nn.Linear(3, 2)
x = torch.randn(4, 3)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    function, old = functorch.make_functional(model)
expected = grad(lambda parameters: function(parameters, x).square().sum())(old)

with warnings.catch_warnings():
    warnings.simplefilter("error")
    parameters = {name: value.detach() for name, value in model.named_parameters()}
    found = grad(lambda parameters: functional_call(model, parameters, (x,)).square().sum())(parameters)
assert all(torch.equal(a, b) for a, b in zip(expected, found.values()))
