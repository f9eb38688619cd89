"""A context is set with a key that it does not know."""

import mindspore as ms

ms.set_context(precision="high")
