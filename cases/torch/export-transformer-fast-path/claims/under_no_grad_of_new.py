# releases: >=2.15
"""Under `no_grad` a strict export has the private operator; one that is not strict, or records gradients, has not."""

import torch
from torch.export import Dim, export

x = torch.randn(2, 5, 8)
dims = {"src": {0: Dim("batch", max=64), 1: Dim("length", max=64)}}


def fused(strict, grad):
    """Whether the exported program has the operator of the whole layer."""
    layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
    with torch.set_grad_enabled(grad):
        program = export(layer, (x,), dynamic_shapes=dims, strict=strict)
    return any("_transformer_encoder_layer_fwd" in str(node.target) for node in program.graph.nodes)


assert fused(strict=True, grad=False)
assert not fused(strict=False, grad=False)
assert not fused(strict=True, grad=True)
