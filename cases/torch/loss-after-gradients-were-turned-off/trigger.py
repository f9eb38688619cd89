import torch


# %%
def evaluate(model, loader):
    torch.set_grad_enabled(False)  # errata: hit
    model.eval()
    return sum(accuracy(model(x), y) for x, y in loader)


for epoch in range(10):
    print(evaluate(model, loader))
    loss(model(x)).backward()


# %%
class Trainer:
    def validate(self):
        torch.set_grad_enabled(False)  # errata: hit
        self.model.eval()

    def fit(self):
        for epoch in range(10):
            self.train_epoch()
            self.history.append(self.validate())

    def train_epoch(self):
        self.loss().backward()


# %%
for epoch in range(10):
    loss = net(x).sum()
    loss.backward()
    torch.set_grad_enabled(False)  # errata: hit
    accuracies.append(accuracy(net(x), y))


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


for epoch in range(10):
    loss(model(x)).backward()
    evaluate(model, loader)


# %%
def evaluate(model, loader):
    torch.set_grad_enabled(mode=False)  # errata: hit
    run(model, loader)


for epoch in range(10):
    loss(model(x)).backward()
    evaluate(model, loader)


# %%
def test(net):
    torch.set_grad_enabled(False)  # errata: ok
    return accuracy(net(x), y)


def train(net):
    for epoch in range(10):
        loss(net(x)).backward()


train(net)
print(test(net))

# %%
torch.set_grad_enabled(False)  # errata: ok
for epoch in range(10):
    with torch.enable_grad():
        loss(net(x)).backward()
    print(accuracy(net(x), y))


# %%
def evaluate(net):
    torch.set_grad_enabled(False)  # errata: ok
    return accuracy(net(x), y)


for epoch in range(10):
    loss(net(x)).backward()
for split in ("validation", "test"):
    print(split, evaluate(net))


# %%
def benchmark(model):
    torch.set_grad_enabled(False)  # errata: ok
    return model(x)


for epoch in range(5):
    loss(model(x)).backward()
for i in range(100):
    benchmark(model)


# %%
def evaluate(model, fold):
    torch.set_grad_enabled(False)  # errata: ok
    return model(x)


def fit(model):
    for _ in range(5):
        loss(model(x)).backward()


fit(model)
for _ in range(10):
    print(evaluate(model, x))


# %%
def evaluate(model):
    guard = torch.set_grad_enabled(False)  # errata: ok
    with guard:
        return model(x)


for epoch in range(5):
    loss(model(x)).backward()
    evaluate(model)


# %%
def main():
    epoch = 0
    while epoch < 10:
        for x, y in loader:
            loss(model(x), y).backward()
        torch.set_grad_enabled(False)  # errata: hit
        print(accuracy(model))
        epoch += 1


# %%
def run(model, loader, train):
    if not train:
        torch.set_grad_enabled(False)  # errata: hit
    for x, y in loader:
        if train:
            loss(model(x), y).backward()


for epoch in range(10):
    run(model, train_loader, True)
    run(model, val_loader, False)


# %%
class Trainer:
    def validate(self):
        torch.set_grad_enabled(False)  # errata: hit
        return self.score()

    def fit(self):
        for epoch in range(10):
            for batch in self.loader:
                self.loss(batch).backward()
            self.validate()
