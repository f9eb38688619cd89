"""resnet18, mobilenetv3 and efficientnet_b0 pass with the same head; mobilenetv4 returns the memory of its ReLU."""

import timm

import torch
import torch.nn.functional as F


def passes(name):
    """Whether the backward pass of a backbone with in-place dropout passes."""
    backbone = timm.create_model(name, pretrained=False, num_classes=0).train()
    features = backbone(torch.randn(2, 3, 64, 64))
    try:
        F.dropout(features, p=0.2, training=True, inplace=True).sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return False
    return True


assert passes("resnet18") and passes("mobilenetv3_small_100") and passes("efficientnet_b0")
assert not passes("mobilenetv4_conv_small")
names = [name for name, _ in timm.create_model("mobilenetv4_conv_small").named_children()]
assert names.index("global_pool") < names.index("conv_head") < names.index("act2")
