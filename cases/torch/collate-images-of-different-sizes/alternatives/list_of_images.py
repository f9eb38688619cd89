"""Train on photographs of different sizes, one at a time."""

from torch.utils.data import DataLoader, Dataset

import torch

SIZES = [(48, 64), (48, 64), (40, 60), (64, 48), (50, 50), (32, 32)]


class Photos(Dataset):
    """Photographs as the camera made them, and their labels."""

    def __len__(self):
        return len(SIZES)

    def __getitem__(self, index):
        generator = torch.Generator().manual_seed(index)
        image = torch.rand(3, *SIZES[index], generator=generator)
        return image, index % 2


def collate(samples):
    """A list of images and a tensor of labels."""
    return [image for image, _ in samples], torch.tensor([label for _, label in samples])


torch.manual_seed(0)
model = torch.nn.Sequential(
    torch.nn.Conv2d(3, 4, 3), torch.nn.AdaptiveAvgPool2d(1), torch.nn.Flatten(), torch.nn.Linear(4, 2)
)
losses = []
for images, labels in DataLoader(Photos(), batch_size=3, collate_fn=collate):
    scores = torch.cat([model(image[None]) for image in images])
    losses.append(torch.nn.functional.cross_entropy(scores, labels))

assert len(losses) == 2 and all(loss.isfinite() for loss in losses)
