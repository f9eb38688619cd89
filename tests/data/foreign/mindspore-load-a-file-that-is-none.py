"""The path of a checkpoint has a typing error."""

import mindspore as ms

ms.load_checkpoint("/nonexistent/model.ckpt")
