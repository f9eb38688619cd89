"""CosineAnnealingDecay, MultiStepDecay and ExponentialDecay refuse the optimizer in the same words, ReduceOnPlateau and LinearWarmup in their own."""

import paddle
from paddle.optimizer import lr

optimizer = paddle.optimizer.SGD(0.1, parameters=paddle.nn.Linear(2, 1).parameters())
same = "The type of learning rate must be float, but received <class 'paddle.optimizer.sgd.SGD'>"
for call, words in (
    (lambda: lr.CosineAnnealingDecay(optimizer, T_max=5), same),
    (lambda: lr.MultiStepDecay(optimizer, milestones=[3]), same),
    (lambda: lr.ExponentialDecay(optimizer, gamma=0.9), same),
    (lambda: lr.ReduceOnPlateau(optimizer), "The type of 'learning_rate' in 'ReduceOnPlateau' must be 'float'"),
    (lambda: lr.LinearWarmup(optimizer, 5, 0.0, 0.1), "the type of learning_rate should be [int, float or LRScheduler]"),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
