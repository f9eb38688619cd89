"""Fine-tune a timm MobileNetV4 backbone whose pooled features go through in-place dropout."""

import os

import torch
import torch.nn.functional as F
import timm

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(torch.nn.Module):
    """A MobileNetV4 backbone without its classifier, then dropout and a linear layer."""

    def __init__(self):
        super().__init__()
        self.backbone = timm.create_model(
            "mobilenetv4_conv_small", pretrained=False, num_classes=0
        )
        self.linear = torch.nn.Linear(1280, 4)

    def forward(self, images):
        x = self.backbone(images)
        x = F.dropout(x, p=0.2, training=self.training, inplace=True)
        return self.linear(x)


torch.manual_seed(0)
model = Classifier().to(DEVICE).train()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

images = torch.randn(4, 3, 64, 64, device=DEVICE)
labels = torch.tensor([0, 3, 1, 3], device=DEVICE)

loss = F.cross_entropy(model(images), labels)
loss.backward()
optimizer.step()
result = loss.detach()
