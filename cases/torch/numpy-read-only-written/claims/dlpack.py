# releases: >=2.5
"""`torch.from_dlpack` of a read-only array writes without a warning on 2.15, and is refused on 2.5."""

import warnings

import numpy as np

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
array = np.ones(3)
array.setflags(write=False)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    try:
        torch.from_dlpack(array).add_(1.0)
    except BufferError as error:
        assert release < (2, 15) and "readonly" in str(error), error
    else:
        assert release >= (2, 6) and array.tolist() == [2.0, 2.0, 2.0] and not seen
