# releases: >=2.4
"""With Python's own filters a loop shows the warning once for each line; a filter `error` makes it an exception."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("default")
    for _ in range(3):
        torch.cuda.amp.autocast(enabled=False)
    torch.cuda.amp.autocast(enabled=False)
assert [one.category for one in seen] == [FutureWarning] * 2

with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        torch.cuda.amp.autocast(enabled=False)
    except FutureWarning as error:
        assert "is deprecated" in str(error)
    else:
        raise AssertionError("nothing was raised")
