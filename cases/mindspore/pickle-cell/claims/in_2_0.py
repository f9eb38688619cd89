# releases: <2.1
"""In 2.0.0 a parameter and a dict of parameters fail like the model when they are loaded; a layer without parameters is loaded and fails when it is called."""

import pickle

import mindspore as ms
from mindspore import nn

parameter = ms.Parameter(ms.Tensor([1.0], ms.float32))
for thing in (parameter, nn.Dense(2, 2).parameters_dict()):
    content = pickle.dumps(thing)
    try:
        pickle.loads(content)
    except AttributeError as error:
        assert str(error) == "'Tensor' object has no attribute 'init'", error
    else:
        raise AssertionError("nothing was raised")
relu = pickle.loads(pickle.dumps(nn.ReLU()))
try:
    relu(ms.Tensor([-1.0, 2.0], ms.float32)).asnumpy()
except RuntimeError as error:
    assert "PrimitivePyAdapter" in str(error), error
else:
    raise AssertionError("nothing was raised")
