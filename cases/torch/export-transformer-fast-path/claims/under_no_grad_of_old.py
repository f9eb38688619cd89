# releases: >=2.5,<2.7
"""Under `no_grad`, or with frozen parameters, an export with a dynamic batch is refused; with a fixed one it passes."""

import torch
from torch.export import Dim, export

x = torch.randn(2, 5, 8)
dims = {"src": {0: Dim("batch", max=64), 1: Dim("length", max=64)}}

frozen = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval().requires_grad_(False)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
for one, grad in ((frozen, True), (layer, False)):
    with torch.set_grad_enabled(grad):
        export(one, (x,))
        try:
            export(one, (x,), dynamic_shapes=dims)
        except torch._dynamo.exc.Unsupported as error:
            assert "unsupported operator: aten._transformer_encoder_layer_fwd.default" in str(error)
        else:
            raise AssertionError("nothing was raised")
