"""All parameters are missing, and the outer keys are unexpected."""

import torch

model = torch.nn.Linear(2, 2)
for name in ("state_dict", "model", "net", "model_state_dict"):
    try:
        model.load_state_dict({"epoch": 3, name: model.state_dict()})
    except RuntimeError as error:
        assert 'Missing key(s) in state_dict: "weight", "bias".' in str(error)
        assert f'Unexpected key(s) in state_dict: "epoch", "{name}".' in str(error)
    else:
        raise AssertionError("nothing was raised")
