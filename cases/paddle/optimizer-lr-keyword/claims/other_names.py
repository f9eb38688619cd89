"""`params`, `betas` and `eps` of Adam and `momentum` of SGD are refused as well; beta1, beta2, epsilon and Momentum take their place."""

import paddle

weights = paddle.nn.Linear(2, 2).parameters()
for call, word in (
    (lambda: paddle.optimizer.Adam(0.1, params=weights), "params"),
    (lambda: paddle.optimizer.Adam(0.1, parameters=weights, betas=(0.9, 0.98)), "betas"),
    (lambda: paddle.optimizer.Adam(0.1, parameters=weights, eps=1e-6), "eps"),
    (lambda: paddle.optimizer.SGD(0.1, parameters=weights, momentum=0.9), "momentum"),
):
    try:
        call()
    except TypeError as error:
        assert f"got an unexpected keyword argument '{word}'" in str(error), error
    else:
        raise AssertionError(word)
paddle.optimizer.Adam(0.1, beta1=0.9, beta2=0.98, epsilon=1e-6, parameters=weights)
paddle.optimizer.Momentum(0.1, momentum=0.9, parameters=weights)
