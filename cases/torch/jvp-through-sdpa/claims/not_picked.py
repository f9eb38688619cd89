"""With dropout, or with values of another size, `jvp` passes on the CPU."""

import torch
import torch.nn.functional as F
from torch.func import jvp

q, v = torch.randn(1, 2, 5, 4), torch.randn(1, 2, 5, 3)
jvp(lambda q: F.scaled_dot_product_attention(q, q, q, dropout_p=0.1), (q,), (q,))
jvp(lambda q: F.scaled_dot_product_attention(q, q, v), (q,), (q,))
