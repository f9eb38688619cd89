# releases: >=2.7
"""In the first line stands the type of each argument of the call, below it what is valid; another type, such as a text, has the same words with its name."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 3), ms.float32)
array = np.full(3, 2, np.float32)
for other, name in ((array, "<class 'numpy.ndarray'>"), ("2", "string"), (None, "None")):
    try:
        ops.sub(x, other)
    except TypeError as error:
        lines = str(error).splitlines()
        assert lines[0] == f'Failed calling Sub with "Sub()(input=Tensor, other={name})".', lines
        assert lines[1].strip() == "The valid calling should be:", lines
        assert lines[2] == '"Sub()(input=<Number, Tensor>, other=<Number, Tensor>)".', lines
    else:
        raise AssertionError("nothing was raised")
