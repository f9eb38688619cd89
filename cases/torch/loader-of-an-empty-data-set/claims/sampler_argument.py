"""A sampler that is given num_samples itself says it of any number that is not positive or not an int, whatever the data set has."""

from torch.utils.data import RandomSampler, WeightedRandomSampler

for number in (0, -1, 2.0):
    for make in (
        lambda: RandomSampler(range(9), replacement=True, num_samples=number),
        lambda: WeightedRandomSampler([0.5] * 9, number),
    ):
        try:
            make()
        except ValueError as error:
            assert f"but got num_samples={number}" in str(error)
        else:
            raise AssertionError(f"{number}: nothing was raised")
