"""An empty part of a data set has the same words, such as a tenth of five samples."""

from torch.utils.data import DataLoader, random_split

data = list(range(5))
train, validation = random_split(data, [5 - int(0.1 * 5), int(0.1 * 5)])
DataLoader(train, shuffle=True)
try:
    DataLoader(validation, shuffle=True)
except ValueError as error:
    assert "but got num_samples=0" in str(error)
else:
    raise AssertionError("nothing was raised")
