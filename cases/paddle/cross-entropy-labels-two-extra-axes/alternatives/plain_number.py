"""Compute the loss of a batch whose labels are Python numbers in the dataset."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)


class Digits(paddle.io.Dataset):
    """Four samples; the label of each is a number."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return np.ones(5, "float32"), index % 3


model = nn.Linear(5, 3)
for x, label in paddle.io.DataLoader(Digits(), batch_size=4):
    loss = nn.functional.cross_entropy(model(x), label)

result = loss
assert loss.shape == []
assert float(loss) > 0
