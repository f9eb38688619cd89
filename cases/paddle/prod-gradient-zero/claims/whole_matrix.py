"""`cumprod` of a flattened matrix ends in the product of all elements; of no elements there is no last one."""

import paddle

x = paddle.to_tensor([[0.0, 2.0], [3.0, 4.0]], stop_gradient=False)
paddle.prod(x).backward()
assert x.grad[0, 0].isnan().item()
x.clear_gradient()
product = paddle.cumprod(x.flatten(), dim=0)[-1]
product.backward()
assert product.item() == 0.0 and x.grad.tolist() == [[24.0, 0.0], [0.0, 0.0]]

try:
    paddle.cumprod(paddle.zeros([0]), dim=0)[-1]
except IndexError:
    pass
else:
    raise AssertionError("nothing was raised")
