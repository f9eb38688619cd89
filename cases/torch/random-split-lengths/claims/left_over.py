"""With fractions the samples that are left over by rounding down go to the first parts."""

from torch.utils.data import random_split

parts = random_split(range(103), [0.8, 0.2])
assert [len(part) for part in parts] == [83, 20]
