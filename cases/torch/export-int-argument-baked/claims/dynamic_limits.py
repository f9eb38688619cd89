# releases: >=2.9
"""A dynamic number of frames may be 2 to 8 of 8 frames; 1 and 12 are refused."""

import torch
from torch.export import Dim


class FirstFrames(torch.nn.Module):
    """Sum over the first frames."""

    def forward(self, clip, frames):
        """One feature vector."""
        return clip[:frames].sum(0)


clip = torch.ones(8, 3)
shapes = {"clip": None, "frames": Dim.DYNAMIC}
program = torch.export.export(FirstFrames(), (clip, 3), dynamic_shapes=shapes).module()
for frames in (2, 5, 8):
    assert program(clip, frames).tolist() == [frames] * 3
for frames, words in ((1, "frames != 1"), (12, "frames <= 8")):
    try:
        program(clip, frames)
    except AssertionError as error:
        assert words in str(error)
    else:
        raise RuntimeError("nothing was raised")
