"""Import an extension whose library fits this torch and defines its operator, in Python here."""

import torch


def load_library():
    """The operators of the extension."""
    library = torch.library.Library("boxlib", "DEF")
    library.define("nms(Tensor boxes, Tensor scores, float threshold) -> Tensor")
    library.impl("nms", lambda boxes, scores, threshold: scores.argsort(descending=True), "CPU")
    return library


def fake_nms(boxes, scores, threshold):
    return boxes.new_empty(len(boxes), dtype=torch.long)


library = load_library()

fakes = torch.library.Library("boxlib", "IMPL")
fakes.impl("nms", fake_nms, "Meta")
boxes = torch.tensor([[0.0, 0.0, 2.0, 2.0], [5.0, 5.0, 7.0, 7.0]])
result = torch.ops.boxlib.nms(boxes, torch.tensor([0.9, 0.8]), 0.5)
assert result.tolist() == [0, 1]
