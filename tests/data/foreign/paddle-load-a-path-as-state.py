"""The path of a checkpoint is loaded as its content."""

import paddle

paddle.nn.Linear(2, 2).set_state_dict("model.pdparams")
