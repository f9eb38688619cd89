# releases: >=2.6, <3.0
"""`backward` of an `l1_loss` or a `binary_cross_entropy_with_logits` of nothing ends the process by a signal."""

import os

import paddle
import paddle.nn.functional as F

for loss_of in (F.l1_loss, F.binary_cross_entropy_with_logits):
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        model = paddle.nn.Linear(3, 2)
        none = paddle.to_tensor([False, False])
        loss = loss_of(model(paddle.ones([2, 3]))[none], paddle.ones([2, 2])[none])
        loss.backward()
        os._exit(0)
    assert os.WIFSIGNALED(os.waitpid(child, 0)[1]), loss_of
