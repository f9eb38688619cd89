"""A dataclass, a number or list beside tensors and an empty dictionary have no type, with strict=False as well."""

from dataclasses import dataclass

import torch


@dataclass
class Output:
    y: torch.Tensor


x = torch.ones(2)
for function, reason in (
    (lambda x: Output(x + 1), "but instead got value of type Output"),
    (lambda x: {"y": x + 1, "count": 3}, "must have consistent type. Found Tensor and int"),
    (lambda x: {"y": x + 1, "z": [x + 2]}, "must have consistent type. Found Tensor and List[Tensor]"),
    (lambda x: {}, "Dictionary inputs must have entries"),
):
    for strict in (True, False):
        try:
            torch.jit.trace(function, x, strict=strict)
        except RuntimeError as error:
            assert str(error).startswith("Tracer cannot infer type of") and reason in str(error)
        else:
            raise AssertionError("nothing was raised")
