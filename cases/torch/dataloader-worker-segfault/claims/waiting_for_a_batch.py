"""While the main process waits, the worker "exited unexpectedly"; the signal is named above."""

import ctypes
import time

from torch.utils.data import DataLoader


class Crash:
    """A dataset whose native code crashes."""

    def __len__(self):
        return 1

    def __getitem__(self, index):
        time.sleep(0.5)  # the main process waits by then
        return ctypes.string_at(None)


try:
    next(iter(DataLoader(Crash(), num_workers=1)))
except RuntimeError as error:
    assert "exited unexpectedly" in str(error)
    above = error.__cause__ or error.__context__
    assert "is killed by signal: Segmentation fault" in str(above)
else:
    raise AssertionError("nothing was raised")
