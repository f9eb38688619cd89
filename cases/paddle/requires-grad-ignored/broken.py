"""Ask for the gradient of an input by requires_grad, the PyTorch way, for a saliency map."""

import paddle

paddle.seed(0)
model = paddle.nn.Sequential(paddle.nn.Linear(4, 3), paddle.nn.Tanh(), paddle.nn.Linear(3, 2))
image = paddle.randn([1, 4])
image.requires_grad = True

score = model(image)[0, 1]
score.backward()
result = image.grad
assert result is not None, "image.grad is None, stop_gradient is %s" % image.stop_gradient
