"""The code is generated again: it has the definition as one string, which protobuf reads itself."""

import numpy as np
import paddle
from google.protobuf import descriptor_pool, message_factory

paddle.seed(0)

DEFINITION = (
    b'\n\x0csample.proto")\n\x06Sample\x12\x10\n\x08features\x18\x01 \x03(\x02'
    b"\x12\r\n\x05label\x18\x02 \x01(\x03b\x06proto3"
)
FILE = descriptor_pool.Default().AddSerializedFile(DEFINITION)
SAMPLE = FILE.message_types_by_name["Sample"]

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
