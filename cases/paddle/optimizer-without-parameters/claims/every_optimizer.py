"""SGD, Momentum, AdamW, RMSProp and Lamb are refused when they are made, before minimize can be called."""

import paddle

for name in ("SGD", "Momentum", "AdamW", "RMSProp", "Lamb"):
    made = False
    try:
        optimizer = getattr(paddle.optimizer, name)(learning_rate=0.1)
        made = True
    except AttributeError as error:
        assert "parameters argument given to the Optimizer should not be None" in str(error)
    assert not made
