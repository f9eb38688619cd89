"""With `num_workers=0` and faulthandler the interpreter prints the Python line that crashed."""

import ctypes
import faulthandler
import os
import signal

from torch.utils.data import DataLoader


class Crash:
    """A dataset whose native code crashes."""

    def __len__(self):
        return 1

    def __getitem__(self, index):
        return ctypes.string_at(None)


child = os.fork()
if child == 0:
    with open("crash.txt", "w") as file:
        faulthandler.enable(file)
        next(iter(DataLoader(Crash(), num_workers=0)))
    os._exit(0)
assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGSEGV
with open("crash.txt") as file:
    assert "in __getitem__" in file.read()
