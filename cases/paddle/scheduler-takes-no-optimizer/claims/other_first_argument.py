"""OneCycleLR, CyclicLR and NoamDecay refuse the optimizer with a TypeError that does not speak of the type of the learning rate."""

import paddle
from paddle.optimizer import lr

optimizer = paddle.optimizer.SGD(0.1, parameters=paddle.nn.Linear(2, 1).parameters())
for call, words in (
    (lambda: lr.OneCycleLR(optimizer, total_steps=4), "'max_learning_rate' must be 'float' or 'int'"),
    (lambda: lr.CyclicLR(optimizer, 1.0, 2), "unsupported operand type(s) for -: 'float' and 'SGD'"),
    (lambda: lr.NoamDecay(optimizer, 2), "'<=' not supported between instances of 'SGD' and 'int'"),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
