"""The path of a checkpoint has a typing error."""

import paddle

paddle.load("/nonexistent/model.pdparams")
