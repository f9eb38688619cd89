"""For code 2 an error above has the exit code; for 0 there is none. With `num_workers=0` the program ends itself."""

import sys

from torch.utils.data import DataLoader, Dataset


class Exiting(Dataset):
    """A sample that ends the process."""

    def __init__(self, code):
        self.code = code

    def __len__(self):
        return 2

    def __getitem__(self, index):
        sys.exit(self.code)


def above(code):
    """The error above the loader's own."""
    try:
        list(DataLoader(Exiting(code), num_workers=1))
    except RuntimeError as error:
        assert "exited unexpectedly" in str(error)
        return str(error.__cause__)
    return None


if __name__ == "__main__":
    assert "exited unexpectedly with exit code 2. Details are lost due to multiprocessing" in above(2)
    assert "exit code" not in above(0)
    try:
        list(DataLoader(Exiting(0), num_workers=0))
    except SystemExit as exit:
        assert exit.code == 0
    else:
        raise AssertionError("nothing was raised")
