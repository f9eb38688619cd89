"""With the two arguments swapped the words are the same, although 512 is divisible by 8."""

from torch import nn

nn.MultiheadAttention(512, 8)
try:
    nn.MultiheadAttention(8, 512)
except AssertionError as error:
    assert str(error) == "embed_dim must be divisible by num_heads"
else:
    raise AssertionError("nothing was raised")
