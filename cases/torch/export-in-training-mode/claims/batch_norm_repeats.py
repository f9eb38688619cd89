"""Of batch normalisation two calls on one input are equal; a comparison with the model in evaluation mode tells."""

import torch

torch.manual_seed(0)
x = torch.randn(8, 2) * 5 + 9
for trains in (True, False):
    model = torch.nn.BatchNorm1d(2).train(trains)
    program = torch.export.export(model, (x,)).module()
    model.eval()
    expected = model(x)
    first, second = program(x), program(x)
    assert torch.equal(first, second)
    assert torch.allclose(first, expected) != trains
