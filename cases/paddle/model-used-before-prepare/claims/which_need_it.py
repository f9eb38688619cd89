"""fit, evaluate and predict of a model that was not prepared are refused alike."""

import numpy as np
import paddle

rows = [(np.ones(2, "float32"), np.ones(1, "float32")) for _ in range(4)]
for name in ("fit", "evaluate", "predict"):
    model = paddle.Model(paddle.nn.Linear(2, 1))
    try:
        getattr(model, name)(rows, verbose=0)
    except AttributeError as error:
        assert str(error) == "'Model' object has no attribute '_metrics'"
    else:
        raise AssertionError("nothing was raised")
