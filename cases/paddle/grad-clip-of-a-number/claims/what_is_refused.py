"""A number, a string, the class itself and a function are refused, by SGD and Momentum as by AdamW, when the optimizer is made."""

import paddle
from paddle import nn

parameters = nn.Linear(2, 1).parameters()
for kind in (paddle.optimizer.SGD, paddle.optimizer.Momentum, paddle.optimizer.Adam, paddle.optimizer.AdamW):
    for clip in (5, 1.0, "norm", nn.ClipGradByGlobalNorm, nn.utils.clip_grad_norm_):
        try:
            kind(0.1, parameters=parameters, grad_clip=clip)
        except TypeError as error:
            assert str(error) == "'grad_clip' should be an instance of GradientClipBase's derived class", error
        else:
            raise AssertionError(clip)
    kind(0.1, parameters=parameters, grad_clip=None)
