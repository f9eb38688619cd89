"""The same error comes without Paddle."""

from google.protobuf import descriptor

try:
    descriptor.FieldDescriptor(
        name="label",
        full_name="Sample.label",
        index=0,
        number=1,
        type=3,
        cpp_type=2,
        label=1,
        has_default_value=False,
        default_value=0,
        message_type=None,
        enum_type=None,
        containing_type=None,
        is_extension=False,
        extension_scope=None,
    )
except TypeError as error:
    assert "Descriptors cannot be created directly" in str(error)
else:
    raise AssertionError("nothing was raised")
