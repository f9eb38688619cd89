import torch
import torch.nn.functional as F

loss_fn = torch.nn.CrossEntropyLoss()

# %%
def test_step(model, loader):
    test_loss, test_acc = 0, 0
    model.eval()
    with torch.inference_mode():
        for X, y in loader:
            test_loss += loss_fn(model(X), y)
    test_loss /= len(loader)  # errata: hit
    return test_loss


# %%
def validate(self, loader):
    total = 0.0
    with torch.inference_mode():
        for X, y in loader:
            loss = self.criterion(self.model(X), y)
            total += loss
    total /= len(loader)  # errata: hit
    return total


# %%
def validate(model, loader):
    total = 0.0
    with torch.inference_mode():
        for X, y in loader:
            total += F.cross_entropy(model(X), y) * len(X)
    total /= len(loader.dataset)  # errata: hit
    return total


# %%
def validate(model, loader):
    total = 0.0
    with torch.inference_mode():
        for X, y in loader:
            total += loss_fn(model(X), y).item()
    total /= len(loader)  # errata: ok
    return total


# %%
def validate(model, loader):
    total = 0.0
    with torch.inference_mode():
        for X, y in loader:
            total += loss_fn(model(X), y)
        total /= len(loader)  # errata: ok
    return total


# %%
def validate(model, loader):
    total = torch.zeros(())
    with torch.inference_mode():
        for X, y in loader:
            total += loss_fn(model(X), y)
    total /= len(loader)  # errata: ok
    return total


# %%
def validate(model, loader):
    total = 0.0
    with torch.no_grad():
        for X, y in loader:
            total += loss_fn(model(X), y)
    total /= len(loader)  # errata: ok
    return total


# %%
def validate(model, loader):
    total = 0.0
    with torch.inference_mode():
        for X, y in loader:
            loss = loss_fn(model(X), y).item()
            total += loss
    total /= len(loader)  # errata: ok
    return total

# %%
class Trainer:
    @torch.inference_mode()
    def validate(self):
        total = 0.0
        for X, y in self.loader:
            total += self.criterion(self.model(X), y)
        return total

    def fit(self):
        error = self.validate()
        error /= len(self.loader)  # errata: hit


# %%
@torch.inference_mode()
def total_error(model, loader):
    total = 0.0
    for X, y in loader:
        total += F.mse_loss(model(X), y)
    return total.item()


error = total_error(model, loader)
error /= len(loader)  # errata: ok
