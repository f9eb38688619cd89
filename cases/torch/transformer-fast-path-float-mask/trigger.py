import torch
from torch import nn

# %%
layer = nn.TransformerEncoderLayer(8, 2)
with torch.no_grad():
    out = layer(x, src_mask=mask)  # errata: hit

# %%
class Model:
    def __init__(self):
        self.encoder = nn.TransformerEncoderLayer(8, 2, batch_first=True)

    @torch.no_grad()
    def predict(self, x):
        return self.encoder(x, src_mask=self.mask)  # errata: hit

# %%
encoder = torch.nn.TransformerEncoderLayer(d_model=8, nhead=2).eval()


@torch.inference_mode()
def encode(x, m):
    return encoder(x, src_mask=m)  # errata: hit

# %%
layer = nn.TransformerEncoderLayer(8, 2)
out = layer(x, src_mask=mask)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2)
with torch.no_grad():
    out = layer(x)  # errata: ok

# %%
layer = nn.TransformerDecoderLayer(8, 2)
with torch.no_grad():
    out = layer(x, memory, tgt_mask=mask)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2)
with torch.no_grad():
    out = layer(x, src_mask=mask.bool())  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2)
mask = torch.ones(4, 4, dtype=torch.bool)
with torch.no_grad():
    out = layer(x, src_mask=mask)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True)
mask = nn.Transformer.generate_square_subsequent_mask(4)
with torch.no_grad():
    out = layer(x, src_mask=mask)  # errata: ok
