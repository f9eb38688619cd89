"""In training mode the output of one sample depends on the others of its batch; in evaluation mode it does not."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4))
images = torch.randn(8, 3, 6, 6)
assert not torch.allclose(model(images[:1]), model(images)[:1], atol=0.01)
model.eval()
assert torch.allclose(model(images[:1]), model(images)[:1], atol=1e-5)
