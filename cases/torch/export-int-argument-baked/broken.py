"""Export a pooling over the first frames of a clip, for a given number of frames."""

import torch


class FirstFrames(torch.nn.Module):
    """Sum over the first frames."""

    def forward(self, clip, frames):
        """One feature vector."""
        return clip[:frames].sum(0)


clip = torch.ones(8, 3)
program = torch.export.export(FirstFrames(), (clip, 3)).module()

result = program(clip, 5)
assert result.tolist() == [5.0, 5.0, 5.0]
