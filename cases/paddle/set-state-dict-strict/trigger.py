import paddle
from paddle import nn

# %%
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU())
model.set_state_dict(paddle.load("backbone.pdparams"), strict=False)  # errata: hit


# %%
class Trainer:
    def load(self, path):
        self.model.set_state_dict(paddle.load(path), strict=True)  # errata: hit


# %%
def restore(net, state):
    net.set_dict(state, strict=False)  # errata: hit


# %%
missing, unexpected = model.set_state_dict(paddle.load("backbone.pdparams"))  # errata: ok

# %%
model.load_state_dict(state, strict=False)  # errata: ok

# %%
model.set_state_dict(state, use_structured_name=False)  # errata: ok
