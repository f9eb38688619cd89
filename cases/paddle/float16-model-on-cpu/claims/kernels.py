"""conv2d, matmul, add and softmax list no float16 for the CPU; embedding, concat, sum, exp and a product with a number compute in it."""

import paddle

functional = paddle.nn.functional
x = paddle.ones([1, 1, 3, 3], "float16")
calls = [
    lambda: functional.conv2d(x, x),
    lambda: paddle.matmul(x, x),
    lambda: paddle.add(x, x),
    lambda: functional.softmax(x),
]
for call in calls:
    try:
        call()
    except RuntimeError as error:
        assert "float16) of kernel" in str(error) and "is not registered" in str(error)
        listed = str(error).split("Paddle support following DataTypes:")[1].split(".")[0]
        assert "float32" in listed and "float16" not in listed
    else:
        raise AssertionError("nothing was raised")
indices = paddle.to_tensor([0, 1])
outputs = [
    functional.embedding(indices, paddle.ones([3, 2], "float16")),
    paddle.concat([x, x]),
    x.sum(),
    x.exp(),
    x * 2.0,
]
assert all(output.dtype == paddle.float16 for output in outputs)
assert float(outputs[2]) == 9 and outputs[4].numpy().max() == 2
