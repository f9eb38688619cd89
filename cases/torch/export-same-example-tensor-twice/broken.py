"""Export a contrastive score of two images, with one image as example for both."""

import torch


class Distance(torch.nn.Module):
    """How far the embeddings of two images are apart."""

    def __init__(self):
        super().__init__()
        self.embed = torch.nn.Linear(4, 8)

    def forward(self, anchor, other):
        """Mean absolute difference per pair."""
        return (self.embed(anchor) - self.embed(other)).abs().mean(1)


torch.manual_seed(0)
model = Distance()
image = torch.randn(2, 4)
program = torch.export.export(model, (image, image)).module()

anchor, other = torch.randn(2, 4), torch.randn(2, 4)
result = program(anchor, other).detach()
expected = model(anchor, other).detach()
assert torch.allclose(result, expected, atol=1e-5), (
    "the distance of two images is %.4f, not %.4f" % (result[0], expected[0])
)
