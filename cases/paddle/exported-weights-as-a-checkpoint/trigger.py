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


# %%
prefix = "export/net"
model.load_dict(paddle.load(prefix + ".pdiparams"))  # errata: hit
model.set_state_dict(state_dict="best.pdparams")  # errata: hit
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
optimizer.set_state_dict("best.pdopt")  # errata: hit

# %%
exported = "export/net.pdiparams"
model.set_state_dict(paddle.load(exported.replace(".pdiparams", ".pdparams")))  # errata: ok
model.set_state_dict(paddle.load("net.pdiparams.d/net.pdparams"))  # errata: ok

# %%
paddle.save(model.state_dict(), "weights.pdiparams")
model.set_state_dict(paddle.load("weights.pdiparams"))  # errata: ok


# %%
class Server:
    def set_state_dict(self, path):
        self.state = paddle.load(path)


server = Server()
server.set_state_dict("best.pdparams")  # errata: ok
