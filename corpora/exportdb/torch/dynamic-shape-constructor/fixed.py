"""ExportDB's example dynamic_shape_constructor, run eagerly."""

import copy

import torch


class DynamicShapeConstructor(torch.nn.Module):
    """
    Tensor constructors should be captured with dynamic shape inputs rather
    than being baked in with static shape.
    """

    def forward(self, x):
        return torch.zeros(x.shape[0] * 2)


example_args = (torch.randn(3, 2),)
model = DynamicShapeConstructor()


def run(program):
    torch.manual_seed(0)
    return program(*copy.deepcopy(example_args), **copy.deepcopy({}))


torch.testing.assert_close(run(copy.deepcopy(model)), run(copy.deepcopy(model)))
