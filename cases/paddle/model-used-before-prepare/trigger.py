import paddle
from paddle import Model, nn

# %%
model = paddle.Model(nn.Linear(2, 1))
outputs = model.predict(rows)  # errata: hit


# %%
def score(net, data):
    model = Model(net)
    model.load("checkpoint")
    return model.evaluate(data)  # errata: hit


# %%
class Runner:
    def __init__(self, net):
        self.model = paddle.Model(net)

    def run(self, data):
        self.model.fit(data, epochs=3)  # errata: hit


# %%
model = paddle.Model(nn.Linear(2, 1))
model.prepare()
outputs = model.predict(rows)  # errata: ok


# %%
def make(net):
    model = Model(net)
    model.prepare(optimizer, nn.MSELoss())
    return model


model = make(net)
model.fit(data)  # errata: ok

# %%
outputs = estimator.predict(rows)  # errata: ok
