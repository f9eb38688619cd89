# releases: >=2.2
"""`sorted=False` is sorted in ascending order, for floats and the method as well; ascending values come as they are."""

import torch

assert torch.tensor([10, 10, 20, 50]).unique(sorted=False).tolist() == [10, 20, 50]
speakers = torch.tensor([30, 10, 20, 30, 10, 70, 50])
for values in (speakers, speakers.float(), speakers.view(7, 1)):
    assert torch.unique(values, sorted=False).tolist() == [10, 20, 30, 50, 70]
    assert values.unique(sorted=False).tolist() == [10, 20, 30, 50, 70]
