"""Samples of two shapes in one batch end in the SystemError, and each `dataset[i]` passes."""

import numpy as np
import paddle


class Samples(paddle.io.Dataset):
    """Two samples, of which the second is longer."""

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return np.zeros(3 + index, "float32")


dataset = Samples()
assert [len(dataset[i]) for i in range(2)] == [3, 4]
assert len(list(paddle.io.DataLoader(dataset, batch_size=1, num_workers=1))) == 2
try:
    list(paddle.io.DataLoader(dataset, batch_size=2, num_workers=1))
except SystemError as error:
    assert "Blocking queue is killed" in str(error), error
else:
    raise AssertionError("nothing was raised")
