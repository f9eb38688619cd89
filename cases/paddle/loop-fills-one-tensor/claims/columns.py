"""Columns, `states[:, t]`, are refused from 3.3 on; earlier releases are right."""

import paddle

layer = paddle.nn.Linear(3, 3)
states = paddle.zeros([2, 5, 3])
for t in range(4):
    states[:, t + 1] = layer(states[:, t])
try:
    states.sum().backward()
except RuntimeError as error:
    assert "modified by an inplace operation" in str(error), error
    refused = True
else:
    refused = False
assert refused is (not paddle.__version__.startswith(("2.", "3.0", "3.1", "3.2")))
