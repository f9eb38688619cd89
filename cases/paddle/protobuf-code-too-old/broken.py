"""The training data are protobuf messages, and their Python code was generated years ago."""

import numpy as np
import paddle
from google.protobuf import descriptor, message_factory

paddle.seed(0)


def field(name, number, kind, cpp, label):
    """Describe a field as the code of a protoc before 3.19 does, one after the other."""
    return descriptor.FieldDescriptor(
        name=name,
        full_name=f"Sample.{name}",
        index=number - 1,
        number=number,
        type=kind,
        cpp_type=cpp,
        label=label,
        has_default_value=False,
        default_value=[] if label == 3 else 0,
        message_type=None,
        enum_type=None,
        containing_type=None,
        is_extension=False,
        extension_scope=None,
    )


SAMPLE = descriptor.Descriptor(
    name="Sample",
    full_name="Sample",
    filename="sample.proto",
    containing_type=None,
    fields=[field("features", 1, 2, 6, 3), field("label", 2, 3, 2, 1)],
    nested_types=[],
    enum_types=[],
    extensions=[],
)

Sample = message_factory.GetMessageClass(SAMPLE)
records = [Sample(features=[row, 2 * row], label=row % 2).SerializeToString() for row in range(4)]

samples = [Sample.FromString(record) for record in records]
features = paddle.to_tensor(np.array([sample.features for sample in samples], np.float32))
labels = paddle.to_tensor(np.array([sample.label for sample in samples]))
model = paddle.nn.Linear(2, 2)
loss = paddle.nn.functional.cross_entropy(model(features), labels)
loss.backward()
result = features.numpy()
assert result.tolist() == [[0.0, 0.0], [1.0, 2.0], [2.0, 4.0], [3.0, 6.0]]
assert labels.tolist() == [0, 1, 0, 1]
assert model.weight.grad is not None
