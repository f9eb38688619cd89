"""A loop over the Linear layers of a model transposes just their weights; square embeddings stay as they are."""

import numpy as np
import paddle
from paddle import nn

model = nn.Sequential(nn.Embedding(4, 4), nn.Linear(4, 4))
torch_weights = {
    "0.weight": np.arange(16, dtype=np.float32).reshape(4, 4),
    "1.weight": np.arange(16, dtype=np.float32).reshape(4, 4),
    "1.bias": np.zeros(4, np.float32),
}
linear = {f"{name}.weight" for name, layer in model.named_sublayers() if isinstance(layer, nn.Linear)}
state = {
    key: paddle.to_tensor(value.T if key in linear else value) for key, value in torch_weights.items()
}
model.set_state_dict(state)
assert (model[0].weight.numpy() == torch_weights["0.weight"]).all()
assert (model[1].weight.numpy() == torch_weights["1.weight"].T).all()
