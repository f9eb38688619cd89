"""SGD, Momentum, AdamW and RMSProp refuse `lr` in the same words, with the parameters at any place."""

import paddle

weights = paddle.nn.Linear(2, 2).parameters()
for name in ("SGD", "Momentum", "AdamW", "RMSProp"):
    kind = getattr(paddle.optimizer, name)
    for call in (lambda k: k(weights, lr=0.1), lambda k: k(lr=0.1, parameters=weights)):
        try:
            call(kind)
        except TypeError as error:
            assert str(error).endswith("got an unexpected keyword argument 'lr'"), error
        else:
            raise AssertionError(name)
    kind(learning_rate=0.1, parameters=weights)
