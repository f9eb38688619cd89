"""A text, a tensor and a float32 of NumPy are refused too, their float(), an int and a float64 of NumPy are not."""

import numpy as np
import paddle

for rate, name in (("0.1", "str"), (paddle.to_tensor(0.1), "Tensor"), (np.float32(0.1), "numpy.float32")):
    try:
        paddle.optimizer.lr.StepDecay(rate, step_size=5)
    except TypeError as error:
        assert "The type of learning rate must be float, but received <class '" in str(error), error
        assert name in str(error), error
    else:
        raise AssertionError(name)
    paddle.optimizer.lr.StepDecay(float(rate), step_size=5)
paddle.optimizer.lr.StepDecay(1, step_size=5)
paddle.optimizer.lr.StepDecay(np.float64(0.1), step_size=5)
