import torch

# %%
model = torch.compile(Net())
torch.save(model.state_dict(), "weights.pt")  # errata: hit

# %%
class Trainer:
    def __init__(self, net):
        self.net = torch.compile(net)

    def checkpoint(self):
        return {"model": self.net.state_dict(), "step": self.step}  # errata: hit

# %%
def train(model):
    model = torch.compile(model)
    best = model.state_dict()  # errata: hit
    return best

# %%
net = Net()
model = torch.compile(net)
torch.save(net.state_dict(), "weights.pt")  # errata: ok

# %%
model = torch.compile(Net())
torch.save(model._orig_mod.state_dict(), "weights.pt")  # errata: ok

# %%
model = Net()
model.compile()
torch.save(model.state_dict(), "weights.pt")  # errata: ok

# %%
def fit(model):
    model = torch.compile(model)
    best = model.state_dict()  # errata: ok
    train(model)
    model.load_state_dict(best)

# %%
model = torch.compile(Net())
weights = {key.replace("_orig_mod.", ""): one for key, one in model.state_dict().items()}  # errata: ok
torch.save(weights, "weights.pt")

# %%
class Run:
    def __init__(self, net):
        self.net = torch.compile(net)

    def save(self, path):
        torch.save(self.net.state_dict(), path)  # errata: ok

    def resume(self, path):
        self.net.load_state_dict(torch.load(path))

# %%
model = torch.compile(Net())
torch.save(model.state_dict(), path)  # errata: ok
resumed = torch.compile(Net())
resumed.load_state_dict(torch.load(path))

# %%
model = torch.compile(Net())
torch.save({"model": model.state_dict()}, path)  # errata: ok


def load(path):
    prefix = "_orig_mod."
    return {k.removeprefix(prefix): v for k, v in torch.load(path)["model"].items()}

# %%
model = torch.compile(Net())
before = {k: v.clone() for k, v in model.state_dict().items()}  # errata: ok

# %%
import copy

model = torch.compile(Net())
average = copy.deepcopy(model)
average.load_state_dict(model.state_dict())  # errata: ok

# %%
model = torch.compile(Net(), disable=True)
torch.save(model.state_dict(), "weights.pt")  # errata: ok

# %%
def main(args):
    model = Net()
    if args.compile:
        model = torch.compile(model, mode="reduce-overhead")
    torch.save({"model": model.state_dict()}, "weights.pt")  # errata: hit
