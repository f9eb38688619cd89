"""A worker that a bus error ends is reported with its process in place of the signal."""

import os
import signal
import tempfile
import time

import paddle


class Dying(paddle.io.Dataset):
    """Its worker writes down its process and gets a bus error."""

    def __len__(self):
        return 4

    def __getitem__(self, index):
        with open(path, "w") as file:
            file.write(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGBUS)


path = os.path.join(tempfile.mkdtemp(), "process")
message = ""
try:
    batches = iter(paddle.io.DataLoader(Dying(), batch_size=1, num_workers=1))
    time.sleep(5)
    next(batches)
except SystemError as error:
    message = str(error)
with open(path) as file:
    process = file.read()
assert "killed by signal: " + process in message
