import torch
from torch.func import functional_call, grad

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return model(x).sum()  # errata: hit


g = grad(loss)(params, x)

# %%
weights = {k: v.detach() for k, v in net.named_parameters()}


def objective(w, x, y):
    out = net(x)  # errata: hit
    return (out - y).pow(2).mean()


grads = torch.func.grad(objective)(weights, x, y)

# %%
class Trainer:
    def run(self, model, x):
        w = dict(model.named_parameters())
        return torch.func.grad(lambda w: model(x).mean())(w)  # errata: hit

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return functional_call(model, params, (x,)).sum()  # errata: ok


g = grad(loss)(params, x)

# %%
params = dict(model.named_parameters())


def loss(x):
    return model(x).sum()  # errata: ok


g = grad(loss)(x)

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return other(x).sum()  # errata: ok


g = loss(params, x)

# %%
params = {k: v.detach() for k, v in model.named_parameters()}
buffers = {k: v.detach() for k, v in model.named_buffers()}


def compute_loss(params, buffers, sample, target):
    predictions = model(sample.unsqueeze(0))  # errata: hit
    return loss_fn(predictions, target.unsqueeze(0))


per_sample = torch.func.vmap(grad(compute_loss), in_dims=(None, None, 0, 0))
gradients = per_sample(params, buffers, data, targets)

# %%
params = dict(model.named_parameters())


def loss(p, x):
    return model(x).sum()  # errata: hit


gradient_of = grad(loss)
g = gradient_of(params, x)

# %%
def distil(model, x):
    params = dict(model.named_parameters())

    def loss(params, x):
        before = model(x).detach()  # errata: ok
        return (functional_call(model, params, (x,)) - before).square().mean()

    return grad(loss)(params, x)

# %%
params = dict(model.named_parameters())


def of_input(x):
    return model(x).sum()  # errata: ok


saliency = grad(of_input)(x)


def penalty(params):
    return sum(p.square().sum() for p in params.values())


decay = grad(penalty)(params)

# %%
params = dict(model.named_parameters())


def loss(p, x):
    return model(x).sum()  # errata: hit


per_sample = torch.func.vmap(grad(loss), in_dims=(None, 0))(params, x)

# %%
def loss(params, x):
    with torch.no_grad():
        target = model(x)  # errata: ok
    return (x @ params["weight"].T - target).square().mean()


gradient = grad(loss)(dict(model.named_parameters()), x)

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return model.forward(x).sum()  # errata: hit


gradient, value = torch.func.grad_and_value(loss)(params, x)

# %%
params = dict(model.named_parameters())
jacobian = torch.func.jacrev(lambda p: model(x))(params)  # errata: hit

# %%
params = dict(model.named_parameters())


def output(params, x):
    return model(x).sum()  # errata: ok


saliency = grad(output, argnums=1)(params, x)

# %%
def meta(net, x, y):
    params = {n: p.clone() for n, p in net.named_parameters()}

    def inner(p, x, y):
        return torch.nn.functional.mse_loss(net(x), y)  # errata: hit

    gradient = torch.func.grad(inner)(params, x, y)
    return {k: params[k] - 0.1 * gradient[k] for k in params}

# %%
params = {k: v.detach().clone() for k, v in model.named_parameters()}
compute = torch.func.grad_and_value(lambda p, x: model(x).sum())  # errata: hit
gradient, value = compute(params, x)

# %%
params = dict(model.named_parameters())


def distance(params, x):
    target = model(x).detach()  # errata: ok
    return (x @ params["weight"].T - target).square().sum()


gradient = grad(distance)(params, x)
