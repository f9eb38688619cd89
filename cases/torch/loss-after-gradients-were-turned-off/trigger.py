import torch

# %%
def evaluate(model, loader):
    torch.set_grad_enabled(False)  # errata: hit
    model.eval()
    return sum(accuracy(model(x), y) for x, y in loader)


def train(model, loader):
    evaluate(model, loader)
    loss(model(x)).backward()

# %%
class Trainer:
    def validate(self):
        torch.set_grad_enabled(False)  # errata: hit
        self.model.eval()

    def fit(self):
        self.validate()
        self.loss().backward()

# %%
def test(net):
    torch.set_grad_enabled(False)  # errata: hit
    return net(x)


test(net)
loss = net(x).sum()
loss.backward()

# %%
def evaluate(model, loader):
    torch.set_grad_enabled(False)  # errata: ok
    result = run(model, loader)
    torch.set_grad_enabled(True)
    return result


loss.backward()

# %%
def evaluate(model, loader):
    with torch.set_grad_enabled(False):  # errata: ok
        return run(model, loader)


loss.backward()

# %%
def infer(model, x):
    torch.set_grad_enabled(False)  # errata: ok
    return model(x)

# %%
def evaluate(model, is_train):
    torch.set_grad_enabled(is_train)  # errata: ok
    return model(x)


loss.backward()

# %%
def main():
    @torch.set_grad_enabled(False)  # errata: ok
    def evaluate(model):
        return model(x)

    loss.backward()

# %%
def evaluate(model, loader):
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch.set_grad_enabled(False))  # errata: ok
        run(model, loader)


loss.backward()

# %%
def evaluate(model, loader):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(False)  # errata: ok
    run(model, loader)
    torch.set_grad_enabled(before)


loss.backward()

# %%
def evaluate(model, loader):
    torch.autograd.set_grad_enabled(False)  # errata: hit
    run(model, loader)


loss.backward()

# %%
def evaluate(model, loader):
    torch.set_grad_enabled(mode=False)  # errata: hit
    run(model, loader)


loss.backward()
