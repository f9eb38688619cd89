# releases: >=2.0
"""memory_offload is a keyword of 2.0 and is refused by 2.10."""

import mindspore as ms

try:
    ms.set_context(memory_offload="OFF")
except ValueError as error:
    assert ms.__version__ != "2.0.0"
    assert "the keyword argument memory_offload is not recognized!" in str(error), error
else:
    assert ms.__version__ != "2.10.0"
