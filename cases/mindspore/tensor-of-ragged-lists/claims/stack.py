"""`ops.stack` makes one tensor of tensors of one shape; `Tensor` of the list does so on newer releases, and on 2.0 raises the message."""

import mindspore as ms
from mindspore import Tensor, ops

rows = [Tensor([1, 2]), Tensor([3, 4])]
assert ops.stack(rows).asnumpy().tolist() == [[1, 2], [3, 4]]
try:
    made = Tensor(rows)
except TypeError as error:
    assert ms.__version__ < "2.1" and "that contain unsupported element" in str(error), error
else:
    assert ms.__version__ > "2.1" and made.asnumpy().tolist() == [[1, 2], [3, 4]]
