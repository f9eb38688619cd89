import io
from io import BytesIO

import torch

# %%
buffer = io.BytesIO()
torch.save(model.state_dict(), buffer)
state = torch.load(buffer)  # errata: hit


# %%
def clone(model):
    memory = BytesIO()
    torch.save(model, memory)
    return torch.load(memory, weights_only=False)  # errata: hit


# %%
class Trainer:
    def check(self):
        stream = io.BytesIO()
        torch.save(self.model.state_dict(), stream)
        self.other.load_state_dict(torch.load(stream, map_location="cpu"))  # errata: hit


# %%
buffer = io.BytesIO()
torch.save(model.state_dict(), buffer)
buffer.seek(0)
state = torch.load(buffer)  # errata: ok

# %%
buffer = io.BytesIO()
torch.save(model.state_dict(), buffer)
state = torch.load(io.BytesIO(buffer.getvalue()))  # errata: ok

# %%
buffer = io.BytesIO()
torch.save(model.state_dict(), buffer)
buffer = io.BytesIO(buffer.getvalue())
state = torch.load(buffer)  # errata: ok


# %%
def received(data):
    buffer = io.BytesIO(data)
    return torch.load(buffer)  # errata: ok


# %%
buffer = io.BytesIO()
for block in blocks:
    buffer.write(block)
buffer.seek(0)
state = torch.load(buffer)  # errata: ok
