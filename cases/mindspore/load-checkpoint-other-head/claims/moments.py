"""Adam's moments of the head give the same error about the head when it alone is removed, and none when they go."""

import mindspore as ms
from mindspore import nn, ops


def classifier(classes):
    """A backbone and a head."""
    return nn.SequentialCell(nn.Dense(16, 8), nn.ReLU(), nn.Dense(8, classes))


trained = classifier(10)
optimizer = nn.Adam(trained.trainable_params())
step = nn.TrainOneStepCell(nn.WithLossCell(trained, nn.CrossEntropyLoss()), optimizer)
step(ops.ones((2, 16), ms.float32), ms.Tensor([0, 1], ms.int32))
ms.save_checkpoint(step, "trained.ckpt")

parameters = ms.load_checkpoint("trained.ckpt")
assert "moment1.2.weight" in parameters and "moment2.2.bias" in parameters
for name in ("2.weight", "2.bias"):
    parameters.pop(name)
try:
    ms.load_param_into_net(classifier(4), parameters)
except RuntimeError as error:
    assert "', 2.weight in the argument 'net' should have the same shape" in str(error)
else:
    raise AssertionError("nothing was raised")
parameters = {
    name: one for name, one in parameters.items() if not name.endswith(("2.weight", "2.bias"))
}
ms.load_param_into_net(classifier(4), parameters)

decay = nn.AdamWeightDecay(classifier(4).trainable_params())
assert "adam_m.2.weight" in [one.name for one in decay.get_parameters()]
momentum = nn.Momentum(classifier(4).trainable_params(), 0.1, 0.9)
assert "moments.2.weight" in [one.name for one in momentum.get_parameters()]
