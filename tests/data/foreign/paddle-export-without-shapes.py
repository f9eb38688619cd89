"""A layer is exported before it ran, without saying what it takes."""

import paddle

paddle.jit.save(paddle.nn.Linear(2, 2), "model")
