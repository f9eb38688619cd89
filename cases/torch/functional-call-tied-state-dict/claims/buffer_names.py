"""Given the entries of parameters and of buffers, `functional_call` uses the given buffers too."""

import torch
from torch.func import functional_call

first, second = torch.nn.Linear(3, 3), torch.nn.Linear(3, 3)
second.weight = first.weight
model = torch.nn.Sequential(first, torch.nn.BatchNorm1d(3), second).eval()
x = torch.randn(2, 3)
state = {name: value + 1 for name, value in model.state_dict().items()}


def called(names):
    """The output with the entries of these names."""
    return functional_call(
        model, {name: value for name, value in state.items() if name in names}, (x,)
    )


names = {name for name, _ in model.named_parameters()}
both = names | {name for name, _ in model.named_buffers()}
expected = torch.nn.functional.linear(x, state["0.weight"], state["0.bias"])
expected = torch.nn.functional.batch_norm(
    expected, state["1.running_mean"], state["1.running_var"], state["1.weight"], state["1.bias"]
)
expected = torch.nn.functional.linear(expected, state["0.weight"], state["2.bias"])
assert torch.allclose(called(both), expected, atol=1e-5)
assert not torch.allclose(called(names), expected, atol=1e-2)
