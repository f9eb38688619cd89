"""`faulthandler.enable()` in `worker_init_fn` comes after PyTorch's handler, and the worker prints the Python line."""

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

    def enable(worker):
        faulthandler.enable(file)

    try:
        next(iter(DataLoader(Crash(), num_workers=1, worker_init_fn=enable)))
    except RuntimeError as error:
        assert "exited unexpectedly" in str(error)
    else:
        raise AssertionError("nothing was raised")
with open("crash.txt") as file:
    assert "in __getitem__" in file.read()
