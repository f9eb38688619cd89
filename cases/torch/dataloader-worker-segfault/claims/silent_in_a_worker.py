"""In a worker faulthandler prints nothing: the handler of PyTorch takes the signal."""

import ctypes
import faulthandler

from torch.utils.data import DataLoader


class Crash:
    """A dataset whose native code crashes."""

    def __len__(self):
        return 1

    def __getitem__(self, index):
        return ctypes.string_at(None)


with open("crash.txt", "w") as file:
    faulthandler.enable(file)
    try:
        next(iter(DataLoader(Crash(), num_workers=1)))
    except RuntimeError as error:
        assert "exited unexpectedly" in str(error)
    else:
        raise AssertionError("nothing was raised")
    faulthandler.disable()
with open("crash.txt") as file:
    assert "__getitem__" not in file.read()
