"""Five layers refuse float64 and name both dtypes; Linear and LSTM do so in opposite order, and Conv2D of 2.6 and of 3.2 and later too."""

import paddle
from paddle import nn

x = paddle.ones([1, 2, 3], "float64")
calls = {
    "Linear": lambda: nn.Linear(3, 4)(x),
    "Conv2D": lambda: nn.Conv2D(1, 1, 2)(x.unsqueeze(0)),
    "LayerNorm": lambda: nn.LayerNorm(3)(x),
    "LSTM": lambda: nn.LSTM(3, 4)(x),
    "matmul": lambda: paddle.matmul(x, paddle.ones([3, 4])),
}
first = {}
for name, call in calls.items():
    try:
        call()
    except ValueError as error:
        words = str(error).split("The type of data we are trying to retrieve (")[1]
        first[name] = words.split(")")[0]
        other = words.split("does not match the type of data (")[1].split(")")[0]
        assert {first[name], other} == {"float32", "float64"}
    else:
        raise AssertionError(name + " raised nothing")
assert first["Linear"] == "float32" and first["LSTM"] == "float64"
release = tuple(int(part) for part in paddle.__version__.split(".")[:2])
if not (3, 0) <= release < (3, 2):
    assert first["Conv2D"] == ("float32" if release < (3, 0) else "float64")
