import torch
from torch import nn
from torch.export import Dim, export

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True).eval()
program = torch.export.export(layer, (x,), dynamic_shapes={"src": {0: Dim("n")}})  # errata: hit

# %%
encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, batch_first=True), 2).eval()
program = export(encoder, args=(x,), dynamic_shapes=shapes)  # errata: hit

# %%
layer = nn.TransformerEncoderLayer(d_model=8, nhead=2, batch_first=True).eval()
program = export(layer, (x,), dynamic_shapes=({0: batch},))  # errata: hit

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True)
program = torch.export.export(layer, (x,), dynamic_shapes={"src": {0: Dim("n")}})  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True).eval()
program = torch.export.export(layer, (x,))  # errata: ok

# %%
layer = nn.Linear(8, 2).eval()
program = torch.export.export(layer, (x,), dynamic_shapes=shapes)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True)
layer.eval()
program = export(layer, (x,), dynamic_shapes=shapes)  # errata: hit

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True, dropout=0.0)
program = export(layer, (x,), dynamic_shapes=shapes)  # errata: ok
layer.eval()


# %%
layer = nn.TransformerEncoderLayer(8, 2).eval()  # not batch_first: no fast path
program = export(layer, (x,), dynamic_shapes={"src": {1: Dim("batch")}})  # errata: ok

# %%
torch.backends.mha.set_fastpath_enabled(False)
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True).eval()
program = export(layer, (x,), dynamic_shapes={"src": {0: Dim("n")}})  # errata: ok

# %%
class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
        self.head = nn.Linear(8, 3)

    def forward(self, x):
        return self.head(self.layer(x).mean(1))


model = Classifier().eval()
program = export(model, (x,), dynamic_shapes={"x": {0: Dim("batch")}})  # errata: hit
other = Classifier()
other.eval()
program = export(other, (x,), dynamic_shapes={"x": {0: Dim("batch")}})  # errata: hit

# %%
class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, dropout=0.0)

    def forward(self, x):
        return self.layer(x)


class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 2)

    def forward(self, x):
        return self.fc(x)


program = export(Classifier(), (x,), dynamic_shapes={"x": {0: Dim("batch")}})  # errata: ok
program = export(Head().eval(), (x,), dynamic_shapes={"x": {0: Dim("batch")}})  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True).eval()
program = export(layer, (x,), dynamic_shapes=None)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(9, nhead=3, batch_first=True).eval()  # an odd number of heads: no fast path
program = export(layer, (x,), dynamic_shapes=shapes)  # errata: ok

# %%
layer = nn.TransformerEncoderLayer(8, 2, batch_first=True, dropout=0.0)
layer.eval()
evaluate(layer)
layer.train()
program = export(layer, (x,), dynamic_shapes=shapes)  # errata: ok

# %%
encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(width, heads, batch_first=True), depth)
encoder.load_state_dict(torch.load("encoder.pt"))
encoder.eval()
with torch.no_grad():
    program = torch.export.export(encoder, args=(x,), kwargs={}, dynamic_shapes=shapes)  # errata: hit
