"""With PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION=python, the old code runs."""

import os
import subprocess
import sys

OLD = r"""
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from google.protobuf import reflection as _reflection

DESCRIPTOR = _descriptor.FileDescriptor(
    name="sample.proto",
    package="",
    syntax="proto3",
    serialized_pb=b'\n\x0csample.proto"\x17\n\x06Sample'
    b'\x12\r\n\x05label\x18\x02 \x01(\x03b\x06proto3',
)
_SAMPLE = _descriptor.Descriptor(
    name="Sample",
    full_name="Sample",
    filename=None,
    file=DESCRIPTOR,
    containing_type=None,
    fields=[
        _descriptor.FieldDescriptor(
            name="label", full_name="Sample.label", index=0,
            number=2, type=3, cpp_type=2, label=1,
            has_default_value=False, default_value=0,
            message_type=None, enum_type=None, containing_type=None,
            is_extension=False, extension_scope=None, file=DESCRIPTOR,
        ),
    ],
    extensions=[],
    nested_types=[],
    enum_types=[],
)
Sample = _reflection.GeneratedProtocolMessageType(
    "Sample", (_message.Message,), {"DESCRIPTOR": _SAMPLE, "__module__": "sample_pb2"}
)
assert Sample.FromString(Sample(label=3).SerializeToString()).label == 3
"""

command = [sys.executable, "-c", OLD]
failed = subprocess.run(command, stderr=subprocess.PIPE)
assert b"Descriptors cannot be created directly" in failed.stderr
environment = {**os.environ, "PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION": "python"}
subprocess.run(command, env=environment, check=True)
