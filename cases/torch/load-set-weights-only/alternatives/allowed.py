# releases: >=2.5
"""Load a checkpoint that keeps its vocabulary as a set, after set was allowed."""

import io

import torch

torch.manual_seed(0)
model = torch.nn.Embedding(3, 4)
state = {"weights": model.state_dict(), "vocabulary": {"a", "cat", "sat"}}

checkpoint = io.BytesIO()
torch.save(state, checkpoint)
checkpoint.seek(0)
torch.serialization.add_safe_globals([set])
loaded = torch.load(checkpoint, weights_only=True)

model.load_state_dict(loaded["weights"])
assert set(loaded["vocabulary"]) == {"a", "cat", "sat"}
result = loaded["weights"]["weight"]
