"""Save a network whose blocks are a SequentialCell, and load it again."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Net(nn.Cell):
    """Two blocks and a head."""

    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell(
            [nn.Dense(3, 3, weight_init="normal"), nn.Dense(3, 3, weight_init="normal")]
        )
        self.head = nn.Dense(3, 1, weight_init="normal")

    def construct(self, x):
        return self.head(self.blocks(x))


x = ms.Tensor([[100.0, 200.0, 300.0]], ms.float32)
net = Net()
before = net(x)
ms.save_checkpoint(net, "net.ckpt")

loaded = Net()
missing, unexpected = ms.load_param_into_net(loaded, ms.load_checkpoint("net.ckpt"))
after = loaded(x)

assert not missing and not unexpected
same = bool((before == after).all().asnumpy())
assert same, "the loaded network gives something else"
result = sorted(name for name, _ in loaded.parameters_and_names())
