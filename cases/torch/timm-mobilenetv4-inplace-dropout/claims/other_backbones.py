"""resnet18 and efficientnet_b0, which pool last, and mobilenetv3, which ends in Hardswish, pass with the same head; mobilenetv4 returns the memory of its ReLU."""

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


def ends_in(name):
    """The last operation that is no change of shape, and the order of the layers."""
    backbone = timm.create_model(name, pretrained=False, num_classes=0).train()
    function = backbone(torch.randn(2, 3, 64, 64)).grad_fn
    layers = [layer for layer, _ in backbone.named_children()]
    return function.next_functions[0][0].name(), layers.index("conv_head") > layers.index(
        "global_pool"
    )


last, pools_before = ends_in("mobilenetv4_conv_small")
assert last.startswith("Relu") and pools_before
last, pools_before = ends_in("mobilenetv3_small_100")
assert last.startswith("Hardswish") and pools_before
last, pools_before = ends_in("efficientnet_b0")
assert last.startswith("Mean") and not pools_before
