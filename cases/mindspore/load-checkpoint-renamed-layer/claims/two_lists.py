"""`load_param_into_net` returns names of the network that got nothing, and names of the checkpoint that are not in the
network; if the checkpoint lacks the layer, the second list is empty."""

import mindspore as ms
from mindspore import nn


class Trained(nn.Cell):
    """The network as it was when it was trained."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Dense(4, 4)
        self.fc = nn.Dense(4, 2)


class Net(nn.Cell):
    """The same network today: its last layer has another name."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Dense(4, 4)
        self.head = nn.Dense(4, 2)


ms.save_checkpoint(Trained(), "trained.ckpt")
parameters = ms.load_checkpoint("trained.ckpt")
missing, left_over = ms.load_param_into_net(Net(), parameters)
assert sorted(missing) == ["head.bias", "head.weight"], missing
assert sorted(left_over) == ["fc.bias", "fc.weight"], left_over

backbone = {name: value for name, value in parameters.items() if name.startswith("backbone.")}
missing, left_over = ms.load_param_into_net(Net(), backbone)
assert sorted(missing) == ["head.bias", "head.weight"], missing
assert not left_over, left_over
