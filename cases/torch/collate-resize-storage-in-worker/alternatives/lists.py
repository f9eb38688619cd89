"""Load photographs of different sizes in a worker process, as a list of images."""

import torch
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


def listed(samples):
    """The images as a list, each with its own size, and their labels."""
    return [image for image, _ in samples], torch.tensor([label for _, label in samples])


loader = DataLoader(Photos(), batch_size=4, num_workers=1, collate_fn=listed)
for images, labels in loader:
    means = torch.stack([image.mean() for image in images])

result = [tuple(image.shape[1:]) for image in images]
assert result == SIZES
assert labels.tolist() == [0, 1, 0, 1] and means.isfinite().all()
