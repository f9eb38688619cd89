"""The code of the messages is generated again, by protoc 3.19: protobuf reads one string."""

import numpy as np
import paddle
from google.protobuf import descriptor_pool as _descriptor_pool
from google.protobuf import message as _message
from google.protobuf import reflection as _reflection
from google.protobuf import symbol_database as _symbol_database

# What protoc made of sample.proto.
_sym_db = _symbol_database.Default()

DESCRIPTOR = _descriptor_pool.Default().AddSerializedFile(
    b'\n\x0csample.proto")\n\x06Sample\x12\x10\n\x08features\x18\x01 \x03(\x02'
    b"\x12\r\n\x05label\x18\x02 \x01(\x03b\x06proto3"
)

_SAMPLE = DESCRIPTOR.message_types_by_name["Sample"]
Sample = _reflection.GeneratedProtocolMessageType(
    "Sample", (_message.Message,), {"DESCRIPTOR": _SAMPLE, "__module__": "sample_pb2"}
)
_sym_db.RegisterMessage(Sample)

# The program.
paddle.seed(0)
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
