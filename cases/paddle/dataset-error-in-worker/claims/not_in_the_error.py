"""The SystemError does not hold the exception of the worker, which a thread prints as "DataLoader worker(0) caught"."""

import subprocess
import sys

PROGRAM = """
import numpy as np
import paddle


class Samples(paddle.io.Dataset):
    def __len__(self):
        return 6

    def __getitem__(self, index):
        if index == 4:
            raise ValueError("an empty file")
        return np.full(3, index, "float32")


if __name__ == "__main__":
    try:
        list(paddle.io.DataLoader(Samples(), batch_size=2, num_workers=1))
    except SystemError as error:
        assert "Blocking queue is killed" in str(error), error
        assert "an empty file" not in str(error) and error.__cause__ is error.__context__ is None
        print("a SystemError")
"""
with open("program.py", "w") as file:
    file.write(PROGRAM)
done = subprocess.run([sys.executable, "program.py"], capture_output=True, text=True)
assert "a SystemError" in done.stdout, done.stderr
assert "DataLoader worker(0) caught ValueError" in done.stderr
assert "ValueError: an empty file" in done.stderr
