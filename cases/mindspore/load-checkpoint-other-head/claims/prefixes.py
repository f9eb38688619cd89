"""filter_prefix looks at the beginning only: "fc." leaves the moments in, and "fc" leaves out fc_aux as well."""

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """A head and an auxiliary one, with a moment of the head."""

    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(8, 10, has_bias=False)
        self.fc_aux = nn.Dense(8, 3, has_bias=False)
        self.moment = ms.Parameter(self.fc.weight.value(), name="moment1.fc.weight")


ms.save_checkpoint(Net(), "trained.ckpt")
for prefix, rest in [
    ("fc.", {"fc_aux.weight", "moment1.fc.weight"}),
    ("fc", {"moment1.fc.weight"}),
    (["fc.", "moment1.fc."], {"fc_aux.weight"}),
]:
    assert set(ms.load_checkpoint("trained.ckpt", filter_prefix=prefix)) == rest
