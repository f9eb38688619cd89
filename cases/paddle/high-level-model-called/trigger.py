import paddle
from paddle import Model, nn

# %%
model = paddle.Model(nn.Linear(2, 3))
scores = model(paddle.ones([4, 2]))  # errata: hit

# %%
wrapped = Model(paddle.vision.models.LeNet())
wrapped.prepare()
wrapped.eval()  # errata: hit
scores = wrapped(image)  # errata: hit


# %%
class Trainer:
    def __init__(self, network):
        self.model = paddle.Model(network)

    def infer(self, image):
        return self.model(image)  # errata: hit


# %%
def infer(model, image):
    return model(image.unsqueeze(0))  # errata: hit


infer(paddle.Model(nn.Linear(2, 3)), image)

# %%
network = nn.Linear(2, 3)
model = paddle.Model(network)
scores = network(paddle.ones([4, 2]))  # errata: ok

# %%
model = paddle.Model(nn.Linear(2, 3))
scores = model.network(paddle.ones([4, 2]))  # errata: ok

# %%
model = paddle.Model(nn.Linear(2, 3))
scores = model.predict_batch([image])  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 3))
scores = model(paddle.ones([4, 2]))  # errata: ok
model.eval()  # errata: ok
