import copy
from collections import OrderedDict

import paddle

# %%
best = model.state_dict()  # errata: hit
train(model)
model.set_state_dict(best)

# %%
for epoch in range(9):
    if loss < lowest:
        lowest, kept, wait = loss, model.state_dict(), 0  # errata: hit
model.set_state_dict(kept)

# %%
class Stopper:
    def update(self, net, loss):
        if loss < self.best:
            self.weights = net.state_dict()  # errata: hit
        elif self.wait > 3:
            net.set_state_dict(self.weights)

# %%
def fit(net):
    start = net.state_dict()  # errata: hit
    train(net)
    net.load_dict(start)

# %%
best = copy.deepcopy(model.state_dict())  # errata: ok
train(model)
model.set_state_dict(best)

# %%
best = {k: v.clone() for k, v in model.state_dict().items()}  # errata: ok
train(model)
model.set_state_dict(best)

# %%
state = model.state_dict()  # errata: ok
for name in weights:
    state[name] = weights[name]
model.set_state_dict(state)

# %%
state = teacher.state_dict()  # errata: ok
student.set_state_dict(state)

# %%
state_dict = model.state_dict()  # errata: ok
quantizer.quantize(model)
model.set_state_dict(state_dict)

# %%
best = copy.copy(model.state_dict())  # errata: hit
train(model)
model.set_state_dict(best)

# %%
best = model.state_dict().copy()  # errata: hit
train(model)
model.set_state_dict(best)

# %%
best = {k: v.numpy() for k, v in model.state_dict().items()}  # errata: ok
train(model)
model.set_state_dict(best)

# %%
class EarlyStop:
    def __call__(self, model, loss):
        self.best_weights = model.state_dict()  # errata: hit

    def restore(self, model):
        model.set_state_dict(self.best_weights)

# %%
best = {k: v.detach() for k, v in model.state_dict().items()}  # errata: hit
train(model)
model.set_state_dict(best)

# %%
best = {k: v.detach().clone() for k, v in model.state_dict().items()}  # errata: ok
train(model)
model.set_state_dict(best)

# %%
def reload(model, path):
    weights = model.state_dict()  # errata: ok
    loaded = paddle.load(path)
    weights = {key: loaded.get(key, value) for key, value in weights.items()}
    model.set_state_dict(weights)

# %%
best = OrderedDict(model.state_dict())  # errata: hit
train(model)
model.set_state_dict(best)

# %%
best_params = {k: v for k, v in model.state_dict().items()}  # errata: hit
train(model)
model.set_state_dict(best_params)

# %%
def fit(model):
    best, best_loss = model.state_dict(), loss  # errata: hit
    paddle.save(best, "best.pdparams")
    train(model)
    model.set_state_dict(best)

# %%
def fit(model, path):
    best = model.state_dict()  # errata: ok
    paddle.save(best, path)
    train(model)
    best = paddle.load(path)
    model.set_state_dict(best)

# %%
def best_of(make):
    for seed in range(3):
        model = make(seed)
        accuracy = train(model)
        if best is None or accuracy > best_accuracy:
            best, best_accuracy = model.state_dict(), accuracy  # errata: ok
    model = make(0)
    model.set_state_dict(best)
    return model

# %%
def prune(model):
    kept = model.state_dict()  # errata: ok
    for name in kept:
        kept[name].set_value(kept[name] * 0.5)
    model.set_state_dict(kept)

# %%
def without_head(model):
    saved = model.state_dict()  # errata: ok
    del saved["head.weight"]
    model.set_state_dict(saved)

# %%
def load_into(model, pretrained):
    init_weights = model.state_dict()  # errata: ok
    merge(pretrained, init_weights)
    model.set_state_dict(init_weights)

# %%
def load_over(model, path):
    prev_weights = model.state_dict()  # errata: ok
    prev_weights |= paddle.load(path)
    model.set_state_dict(prev_weights)
