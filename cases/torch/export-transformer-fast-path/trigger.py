import torch
from torch import nn
from torch.export import Dim, export

# %%
layer = nn.TransformerEncoderLayer(8, 2).eval()
program = torch.export.export(layer, (x,), dynamic_shapes={"src": {0: Dim("n")}})  # errata: hit

# %%
encoder = nn.TransformerEncoder(layer, 2).eval()
program = export(encoder, args=(x,), dynamic_shapes=shapes)  # errata: hit

# %%
program = export(nn.TransformerEncoderLayer(8, 2, batch_first=True).eval(), (x,), dynamic_shapes=({0: batch},))  # errata: hit

# %%
layer = nn.TransformerEncoderLayer(8, 2)
program = torch.export.export(layer, (x,), dynamic_shapes={"src": {0: Dim("n")}})  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2).eval()
program = torch.export.export(layer, (x,))  # errata: ok

# %%
layer = nn.Linear(8, 2).eval()
program = torch.export.export(layer, (x,), dynamic_shapes=shapes)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2)
layer.eval()
program = export(layer, (x,), dynamic_shapes=shapes)  # errata: hit

# %%
layer = nn.TransformerEncoderLayer(8, 2, dropout=0.0)
program = export(layer, (x,), dynamic_shapes=shapes)  # errata: ok
layer.eval()
