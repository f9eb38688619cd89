"""A name of a class that the table of labels lacks is the key in the last line: "KeyError: 'bird'"."""

from torch.utils.data import DataLoader, Dataset

numbers = {"cat": 0, "dog": 1}


class Pets(Dataset):
    names = ["cat", "dog", "bird"]

    def __len__(self):
        return len(self.names)

    def __getitem__(self, index):
        return numbers[self.names[index]]


try:
    list(DataLoader(Pets(), num_workers=1))
except KeyError as error:
    text = str(error.args[0]).strip()
    assert text.startswith("Caught KeyError in DataLoader worker process 0.")
    assert text.endswith("KeyError: 'bird'")
else:
    raise AssertionError("nothing was raised")
assert sorted(set(Pets.names) - set(numbers)) == ["bird"]
