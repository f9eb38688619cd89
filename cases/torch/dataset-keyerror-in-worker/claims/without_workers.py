"""With `num_workers=0` it is a plain "KeyError: 0", with the data set's line in the traceback."""

import traceback

from torch.utils.data import DataLoader, Dataset


class Rows(Dataset):
    rows = {3: 0.5, 4: 1.5}

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index]


try:
    next(iter(DataLoader(Rows())))
except KeyError as error:
    assert str(error) == "0"
    assert "return self.rows[index]" in traceback.format_exc()
else:
    raise AssertionError("nothing was raised")
