import torch
from torch.export import export

# %%
model = torch.export.export(net, (x,)).module()
model.eval()  # errata: hit

# %%
program = export(net, (x,))
runner = program.module()
runner.train()  # errata: hit

# %%
class Runner:
    def __init__(self, net, x):
        self.model = export(net, (x,)).module()
        self.model.eval()  # errata: hit

# %%
net.eval()  # errata: ok
model = torch.export.export(net, (x,)).module()

# %%
model = torch.export.export(net, (x,)).module()
torch.export.move_to_device_pass(model, "cpu")  # errata: ok

# %%
model = torch.jit.trace(net, x)
model.eval()  # errata: ok

# %%
model = torch.export.export(net, (x,)).module()
model.train(False)  # errata: hit

# %%
model = torch.export.export(net, (x,)).module()
torch.ao.quantization.allow_exported_model_train_eval(model)
model.eval()  # errata: ok

# %%
program = torch.export.export(model, (x,)).module()
try:
    program.eval()  # errata: ok
except NotImplementedError:
    pass

# %%
model = torch.export.load("model.pt2").module()
model.eval()  # errata: hit
