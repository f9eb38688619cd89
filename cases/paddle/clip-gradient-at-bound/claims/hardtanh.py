# releases: >=2.6
"""The gradient of `hardtanh` is 0 at both bounds, on releases where that of `clip` is 1 as well."""

import paddle

x = paddle.to_tensor([-1.0, 0.5, 1.0], stop_gradient=False)
paddle.nn.functional.hardtanh(x).sum().backward()
assert x.grad.tolist() == [0.0, 1.0, 0.0]
