"""The number in the message is that of the worker whose batch failed: with two workers, the second batch is that of process 1."""

from torch.utils.data import DataLoader, Dataset


class Rows(Dataset):
    rows = {0: 0.5, 1: 1.5, 2: 2.5, 4: 3.5}

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index]


try:
    list(DataLoader(Rows(), batch_size=2, num_workers=2))
except KeyError as error:
    text = str(error.args[0]).strip()
    assert text.startswith("Caught KeyError in DataLoader worker process 1.")
    assert text.endswith("KeyError: 3")
else:
    raise AssertionError("nothing was raised")
