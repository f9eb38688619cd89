# releases: >=2.5
"""The sum over 20,000 labels is infinite in float16, and finite after `.float()`."""

import torch
import torch.nn.functional as F

scores, labels = torch.zeros(20000, 50, dtype=torch.float16), torch.zeros(20000, dtype=torch.long)
assert F.cross_entropy(scores, labels, reduction="sum").isinf()
assert F.cross_entropy(scores.float(), labels, reduction="sum").isfinite()
