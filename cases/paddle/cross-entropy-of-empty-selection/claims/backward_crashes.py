# releases: >=2.6, <3.0
"""`backward` of an `l1_loss` of nothing ends the process by a signal."""

import os

import paddle
import paddle.nn.functional as F

child = os.fork()
if not child:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    model = paddle.nn.Linear(3, 2)
    none = paddle.to_tensor([False, False])
    loss = F.l1_loss(model(paddle.ones([2, 3]))[none], paddle.ones([2, 2])[none])
    loss.backward()
    os._exit(0)
assert os.WIFSIGNALED(os.waitpid(child, 0)[1])
