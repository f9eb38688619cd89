# releases: >=2.6
"""In a static program, and in to_static with full_graph=True, the mean is over all samples, on 2.6.2 as well."""

import numpy as np
import paddle

cross_entropy = paddle.nn.functional.cross_entropy
logits, labels = np.ones([4, 3], "float32"), np.array([0, 1, 2, -100])


def loss(logits, labels):
    return cross_entropy(logits, labels)


compiled = paddle.jit.to_static(loss, full_graph=True)
mean = float(compiled(paddle.to_tensor(logits), paddle.to_tensor(labels)))
assert abs(mean - 0.75 * np.log(3)) < 1e-5

paddle.enable_static()
fed = paddle.static.data("logits", [4, 3], "float32"), paddle.static.data("labels", [4], "int64")
executor = paddle.static.Executor(paddle.CPUPlace())
(mean,) = executor.run(feed={"logits": logits, "labels": labels}, fetch_list=[loss(*fed)])
assert abs(float(mean) - 0.75 * np.log(3)) < 1e-5
