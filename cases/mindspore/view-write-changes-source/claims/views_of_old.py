# releases: ==2.0.0
"""`view`, `reshape`, `flatten` and `batch.T` have memory of their own; `batch[0]` has not."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def total(view):
    """The sum of a batch of 11 after the first element of a view of it was set to zero."""
    batch = ms.Tensor([[5.0, 1.0], [2.0, 3.0]], ms.float32)
    part = view(batch)
    part[0] = 0.0
    return batch.asnumpy().sum()


assert total(lambda batch: batch.view(-1)) == 11.0
assert total(lambda batch: batch.reshape(-1)) == 11.0
assert total(lambda batch: batch.flatten()) == 11.0
assert total(lambda batch: batch.T) == 11.0
assert total(lambda batch: batch[0]) == 6.0
