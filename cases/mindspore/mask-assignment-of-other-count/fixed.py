"""Fill the gaps of a table with the means of its columns, which are broadcast to the whole table."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)

table = np.array(
    [
        [1.0, np.nan, 3.0],
        [4.0, 5.0, np.nan],
        [np.nan, 8.0, 9.0],
        [10.0, 11.0, np.nan],
    ],
    np.float32,
)
x = Tensor(table)
gaps = Tensor(np.isnan(table))
means = Tensor(np.nanmean(table, axis=0).astype(np.float32))

x = ops.where(gaps, means, x)

result = x.asnumpy()
assert result[0].tolist() == [1.0, 8.0, 3.0]
assert result[:, 2].tolist() == [3.0, 6.0, 9.0, 6.0]
