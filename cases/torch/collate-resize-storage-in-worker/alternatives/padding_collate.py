"""Load photographs of different sizes in a worker process, padded to one size."""

import torch
from torch.nn.functional import pad
from torch.utils.data import DataLoader, Dataset

SIZES = [(64, 64), (48, 48), (40, 60), (64, 48)]


class Photos(Dataset):
    """Photographs as the camera made them, and their labels."""

    def __len__(self):
        return len(SIZES)

    def __getitem__(self, index):
        generator = torch.Generator().manual_seed(index)
        image = torch.rand(3, *SIZES[index], generator=generator)
        return image, index % 2


def padded(samples):
    """A batch of 64 by 64 pixels, zero beyond each photograph."""
    images = [pad(i, (0, 64 - i.shape[2], 0, 64 - i.shape[1])) for i, _ in samples]
    return torch.stack(images), torch.tensor([label for _, label in samples])


loader = DataLoader(Photos(), batch_size=4, num_workers=1, collate_fn=padded)
for images, labels in loader:
    means = images.mean((1, 2, 3))

result = images.shape
assert result == (4, 3, 64, 64)
assert labels.tolist() == [0, 1, 0, 1] and means.isfinite().all()
