# releases: >=2.6,<3.2
"""cuda is refused by set_device, by `to` of a layer and by `to` of a tensor, with and without a number."""

import paddle
from paddle import nn

for device in ("cuda", "cuda:0", "cuda:1"):
    for move in (paddle.set_device, nn.Linear(2, 2).to, paddle.ones([2]).to):
        try:
            move(device)
        except ValueError as error:
            assert "The device must be a string which is like 'cpu', 'gpu', 'gpu:x'" in str(error), error
        else:
            raise RuntimeError("accepted")
