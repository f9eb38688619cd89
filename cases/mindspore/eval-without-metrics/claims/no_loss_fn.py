"""Metrics in a Model without loss_fn and eval_network raise an error where the Model is made."""

import os

import mindspore as ms
from mindspore import nn
from mindspore.train import Model

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
net = nn.Dense(8, 3)
try:
    Model(net, metrics={"accuracy"})
except ValueError as error:
    assert "If `metrics` is set, `eval_network` must not be None" in str(error), error
else:
    raise AssertionError("nothing was raised")
