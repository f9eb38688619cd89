"""Where the length equals the number of classes nothing is raised, and the loss is another number."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
scores, labels = torch.randn(4, 6, 6), torch.randint(6, (4, 6))
wrong, right = F.cross_entropy(scores, labels), F.cross_entropy(scores.transpose(1, 2), labels)
assert torch.isfinite(wrong) and abs(wrong - right) > 0.01
