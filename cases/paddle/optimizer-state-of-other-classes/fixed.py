"""Fine-tune a recogniser of 37 characters on 13 of them: the weights come from the checkpoint."""

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
    model, optimizer, result = train(13, checkpoint)
