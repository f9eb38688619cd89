"""An embedding looks up its rows."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

table = nn.Embedding(10, 4)
rows = table(Tensor([1, 5, 5], ms.int32))
expected = table.embedding_table.asnumpy()[[1, 5, 5]]
np.testing.assert_allclose(rows.asnumpy(), expected)
