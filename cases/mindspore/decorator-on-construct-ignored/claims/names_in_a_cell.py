"""In a Cell that holds the model the names of the model's parameters have the attribute's name in front; a helper method keeps them."""

from mindspore import nn


class Classifier(nn.Cell):
    """One linear layer."""

    def __init__(self):
        super().__init__()
        self.head = nn.Dense(2, 2)

    def tempered(self, logits):
        """The logits at a temperature of 2."""
        return logits / 2.0


class Tempered(nn.Cell):
    """Holds a model."""

    def __init__(self, model):
        super().__init__()
        self.model = model


model = Classifier()
assert [each.name for each in model.get_parameters()] == ["head.weight", "head.bias"]
names = [each.name for each in Tempered(model).get_parameters()]
assert names == ["model.head.weight", "model.head.bias"], names
