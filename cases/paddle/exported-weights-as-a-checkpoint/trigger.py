import paddle
from paddle import nn

model = nn.Linear(4, 2)

# %%
model.set_state_dict(paddle.load("export/net.pdiparams"))  # errata: hit

# %%
model.set_state_dict("best.pdparams")  # errata: hit

# %%
state = paddle.load(f"{folder}/net.pdiparams")
model.set_state_dict(state)  # errata: hit

# %%
teacher = nn.Linear(4, 2)
model.set_state_dict(model.state_dict)  # errata: ok

# %%
model.set_state_dict(paddle.load("best.pdparams"))  # errata: ok

# %%
path = "best.pdparams"
model.set_state_dict(paddle.load(path))  # errata: ok

# %%
teacher = nn.Linear(4, 2)
teacher.set_state_dict(model.state_dict())  # errata: ok


# %%
def resume(model, state):
    model.set_state_dict(state)  # errata: ok
