"""Words that were not looked up become a tensor."""

import paddle

paddle.to_tensor(["a", "b"])
