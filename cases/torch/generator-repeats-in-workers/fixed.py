"""Draw noise from torch, which is seeded in each worker."""

import torch


class Noisy(torch.utils.data.Dataset):
    """Numbers with a random part."""

    def __init__(self):
        self.scale = 1.0

    def __len__(self):
        return 8

    def __getitem__(self, index):
        return self.scale * torch.rand(()).item()


torch.manual_seed(0)
loader = torch.utils.data.DataLoader(Noisy(), batch_size=1, num_workers=2)
result = [value.item() for value in loader]

different = len(set(result))
assert different == 8, f"{different} of 8 random numbers are different"
