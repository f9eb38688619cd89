"""`paddle.set_flags` after the import does not bring the older programs back, and `clone(True)` fails as well."""

import paddle
from paddle import static

paddle.set_flags({"FLAGS_enable_pir_api": False})
paddle.enable_static()
for arguments in ({"for_test": True}, {"for_test": False}):
    try:
        static.Program().clone(**arguments)
    except TypeError as error:
        assert "incompatible function arguments" in str(error), error
    else:
        raise AssertionError("accepted")
try:
    static.Program().clone(True)
except TypeError as error:
    assert "incompatible function arguments" in str(error), error
else:
    raise AssertionError("accepted")
