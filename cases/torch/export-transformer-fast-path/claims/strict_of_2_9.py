# releases: >=2.9,<2.11
"""Under `no_grad` a strict export with a dynamic batch is refused in other words, which name the operator; one that is not strict passes."""

import torch
from torch.export import Dim, export

x = torch.randn(2, 5, 8)
dims = {"src": {0: Dim("batch", max=64)}}
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
with torch.no_grad():
    export(layer, (x,), dynamic_shapes=dims, strict=False)
    try:
        export(layer, (x,), dynamic_shapes=dims, strict=True)
    except torch._dynamo.exc.Unsupported as error:
        assert "Operator does not support running with fake tensors" in str(error)
        assert "aten._transformer_encoder_layer_fwd.default" in str(error)
    else:
        raise AssertionError("nothing was raised")
