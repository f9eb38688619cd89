"""`float` of a tensor without dimensions works."""

import paddle

assert float(paddle.to_tensor(2.0)) == 2.0
