# releases: ==3.3.1
"""On 3.3.1 a float tensor without axes is taken for an axis, and max(x, zero) is no maximum with zero; one of shape [1], of floats or integers, ends in a SystemError."""

import paddle

x = paddle.to_tensor([[-1.0, 5.0], [-3.0, 2.0]])
assert paddle.max(x, paddle.to_tensor(0.0)).tolist() == [-1, 5]
assert paddle.maximum(x, paddle.to_tensor(0.0)).tolist() == [[0, 5], [0, 2]]
for function in (paddle.max, paddle.min):
    for second in (paddle.to_tensor([0.0]), paddle.to_tensor([1])):
        try:
            function(x, second)
        except SystemError as error:
            words = f"<built-in function {function.__name__}> returned a result with an exception set"
            assert words in str(error), error
        else:
            raise RuntimeError("nothing was raised")
