"""A checkpoint is saved to a path that ends with a slash."""

import paddle

paddle.save(paddle.nn.Linear(2, 2).state_dict(), "checkpoints/")
