# releases: >=2.1,!=2.2.*,!=2.3.*,!=2.4.*
"""A row without any key is NaN on 2.1 and 0 from 2.5 on; the rows beside it are finite."""

import torch
import torch.nn.functional as F

query, key, value = torch.ones(3, 1, 1, 2, 4)
mask = torch.tensor([[True, True], [False, False]])
output = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)[0, 0]
assert output[0].tolist() == [1.0] * 4
if tuple(map(int, torch.__version__.split(".")[:2])) < (2, 2):
    assert output[1].isnan().all()
else:
    assert output[1].tolist() == [0.0] * 4
