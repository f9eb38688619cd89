"""Fine-tune such a recogniser: of the optimizer's state the moments of the head are left out, all others are kept."""

import os
import tempfile

import paddle
from paddle import nn


class Recogniser(nn.Layer):
    def __init__(self, characters):
        super().__init__()
        self.features = nn.Linear(8, 16)
        self.head = nn.Linear(16, characters)

    def forward(self, x):
        return self.head(nn.functional.relu(self.features(x)))


def train(characters, checkpoint=None):
    paddle.seed(0)
    x = paddle.randn([64, 8])
    labels = paddle.randint(0, characters, [64])
    model = Recogniser(characters)
    optimizer = paddle.optimizer.Adam(0.01, parameters=model.parameters())
    if checkpoint:
        state = paddle.load(checkpoint + ".pdparams")
        model.set_state_dict({name: value for name, value in state.items() if not name.startswith("head.")})
        head = tuple(parameter.name + "_" for parameter in model.head.parameters())
        moments = paddle.load(checkpoint + ".pdopt")
        optimizer.set_state_dict({name: value for name, value in moments.items() if not name.startswith(head)})
    for _ in range(5):
        loss = nn.functional.cross_entropy(model(x), labels)
        loss.backward()
        optimizer.step()
        optimizer.clear_grad()
    return model, optimizer, loss.item()


with paddle.utils.unique_name.guard():  # the names of a process of its own
    model, optimizer, loss = train(37)
checkpoint = os.path.join(tempfile.mkdtemp(), "best")
paddle.save(model.state_dict(), checkpoint + ".pdparams")
paddle.save(optimizer.state_dict(), checkpoint + ".pdopt")

with paddle.utils.unique_name.guard():
    model, optimizer, loss = train(13, checkpoint)
powers = {name: value.item() for name, value in optimizer.state_dict().items() if "beta1_pow" in name}
features, head = powers["linear_0.w_0_beta1_pow_acc_0"], powers["linear_1.w_0_beta1_pow_acc_0"]
assert features < head, powers  # the features have made ten steps, the head five
