"""Export a pooling over the first frames of a clip, for a number of frames in a tensor."""

import torch


class FirstFrames(torch.nn.Module):
    """Sum over the first frames."""

    def forward(self, clip, frames):
        """One feature vector."""
        used = torch.arange(clip.shape[0]) < frames
        return (clip * used[:, None]).sum(0)


clip = torch.ones(8, 3)
program = torch.export.export(FirstFrames(), (clip, torch.tensor(3))).module()

result = program(clip, torch.tensor(5))
assert result.tolist() == [5.0, 5.0, 5.0]
