"""A worker that is killed is reported with the name of its signal, and nothing is said of storage."""

import os
import signal
import time

import paddle


class Killed(paddle.io.Dataset):
    """Its worker is killed, as by the system when memory runs out."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        os.kill(os.getpid(), signal.SIGKILL)


message = ""
try:
    batches = iter(paddle.io.DataLoader(Killed(), batch_size=1, num_workers=1))
    time.sleep(3)
    next(batches)
except SystemError as error:
    message = str(error)
assert "killed by signal: Killed" in message
assert "storage" not in message
