"""Normalize a grey image with the mean and deviation of colour images."""

import torch


def normalize(image, mean, std):
    """Normalize an image [channels, height, width] as torchvision does it."""
    mean, std = torch.tensor(mean).view(-1, 1, 1), torch.tensor(std).view(-1, 1, 1)
    return image.clone().sub_(mean).div_(std)


torch.manual_seed(0)
image = torch.rand(1, 28, 28)  # a digit, which has one channel

result = normalize(image, [0.485, 0.456, 0.406], [0.229, 0.224, 0.225])
