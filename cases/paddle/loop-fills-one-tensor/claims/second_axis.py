"""A loop that reads and writes along the second axis passes before 3.3, and fails from then on."""

import paddle

release = tuple(int(number) for number in paddle.__version__.split(".")[:2])
layer = paddle.nn.Linear(3, 3)
states = paddle.zeros([2, 4, 3])
for t in range(3):
    states[:, t + 1] = layer(states[:, t])
try:
    states.square().sum().backward()
except RuntimeError as error:
    assert release >= (3, 3) and "modified by an inplace operation" in str(error), error
else:
    assert release < (3, 3), "nothing was raised"
