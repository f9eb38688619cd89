"""The text goes on with the worker's own traceback, whose last line names the key, and the line above it in the data set the statement."""

from torch.utils.data import DataLoader, Dataset


class Rows(Dataset):
    rows = {0: 0.5, 2: 1.5}

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index]


try:
    list(DataLoader(Rows(), num_workers=1))
except KeyError as error:
    lines = str(error.args[0]).strip().split("\n")
    assert lines[0] == "Caught KeyError in DataLoader worker process 0."
    assert "Original Traceback" in lines[1]
    assert lines[-1] == "KeyError: 1"
    assert any("return self.rows[index]" in line for line in lines)
else:
    raise AssertionError("nothing was raised")
