"""Train on photographs of different sizes, brought to one."""

import torch
from torch.nn.functional import interpolate
from torch.utils.data import DataLoader, Dataset

SIZES = [(48, 64), (48, 64), (40, 60), (64, 48), (50, 50), (32, 32)]


class Photos(Dataset):
    """Photographs as the camera made them, and their labels."""

    def __len__(self):
        return len(SIZES)

    def __getitem__(self, index):
        generator = torch.Generator().manual_seed(index)
        image = torch.rand(3, *SIZES[index], generator=generator)
        return interpolate(image[None], size=(32, 32))[0], index % 2


torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.Flatten(), torch.nn.Linear(4 * 30 * 30, 2))
losses = []
for images, labels in DataLoader(Photos(), batch_size=3):
    losses.append(torch.nn.functional.cross_entropy(model(images), labels))

result = images.shape
assert len(losses) == 2 and all(loss.isfinite() for loss in losses)
assert result == (3, 3, 32, 32)
