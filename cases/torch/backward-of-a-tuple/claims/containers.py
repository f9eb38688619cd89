"""A dict, a list and an object of a class have no `backward`, and the message names the class; the loss in them has one."""

from dataclasses import dataclass

import torch


@dataclass
class ModelOutput:
    """What a model returns."""

    loss: torch.Tensor


@dataclass
class SequenceClassifierOutput(ModelOutput):
    """What a classifier returns."""


@dataclass
class CausalLMOutputWithPast(ModelOutput):
    """What a language model returns."""


x = torch.ones(3, requires_grad=True)
loss = x.sum() * 2
outputs = [kind(loss) for kind in (ModelOutput, SequenceClassifierOutput, CausalLMOutputWithPast)]
for output in ({"loss": loss}, [loss, x], *outputs):
    try:
        output.backward()
    except AttributeError as error:
        assert str(error) == f"'{type(output).__name__}' object has no attribute 'backward'", error
    else:
        raise AssertionError("it passes")
for part in ({"loss": loss}["loss"], outputs[0].loss):
    part.backward(retain_graph=True)
assert x.grad.tolist() == [4, 4, 4]
