import torch
from torch import nn


# %%
class Generator(nn.Module):
    def __init__(self, size):
        super().__init__()
        layer = nn.TransformerDecoderLayer(d_model=size, nhead=4)
        self.decoder = nn.TransformerDecoder(layer, num_layers=2)

    def forward(self, x, mask):
        return self.decoder(x, tgt_mask=mask)  # errata: hit


# %%
layer = nn.TransformerDecoderLayer(16, 2)
out = layer(torch.rand(5, 2, 16))  # errata: hit

# %%
decoder = torch.nn.TransformerDecoder(torch.nn.TransformerDecoderLayer(16, 2), 2)
x = decoder(torch.rand(5, 2, 16))  # errata: hit


# %%
class Translator(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(size, 2), 2)
        self.decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(size, 2), 2)

    def forward(self, source, target, mask):
        memory = self.encoder(source)  # errata: ok
        first = self.decoder(target, memory, tgt_mask=mask)  # errata: ok
        return first + self.decoder(tgt=target, memory=memory)  # errata: ok


# %%
model = nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 2), 2)
out = model(torch.rand(5, 2, 16))  # errata: ok


# %%
def run(decoder_inputs):
    decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(16, 2), 2)
    return decoder(*decoder_inputs)  # errata: ok
