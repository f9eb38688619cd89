# releases: >=1.13
"""With class weights probabilities give the sum, and the written-out loss another value; without them both are right."""

import torch
import torch.nn.functional as F

scores, label = torch.tensor([[0.5, -1.0, 2.0]]), torch.tensor([0])
smooth = -scores.log_softmax(dim=1).mean()
for weight, same in ((None, True), (torch.tensor([3.0, 2.0, 1.0]), False)):
    mean, total = (
        F.cross_entropy(scores, label, weight, label_smoothing=0.1, reduction=reduction) for reduction in ("mean", "sum")
    )
    probabilities = F.cross_entropy(scores, F.one_hot(label, 3).float(), weight, label_smoothing=0.1)
    written = 0.9 * F.cross_entropy(scores, label, weight) + 0.1 * smooth
    assert torch.allclose(probabilities, total)
    assert torch.allclose(probabilities, mean) is same
    assert torch.allclose(written, mean) is same
