import torch
from torch import nn
from torch.export import export

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(model, (x,))  # errata: hit

# %%
def convert(x):
    net = torch.nn.Sequential(torch.nn.Dropout(p=0.1), torch.nn.Linear(2, 2))
    return export(net, args=(x,))  # errata: hit

# %%
layer = nn.Dropout(0.3)
program = export(layer, (x,), strict=False)  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
model.eval()
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5)).eval()
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(model.eval(), (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5)).train(False)
program = torch.export.export(model, (x,))  # errata: ok

# %%
class Trainer:
    def export(self, x):
        self.model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
        self.eval()
        return export(self.model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.0))
program = torch.export.export(model, (x,))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(mod=model, args=(x,))  # errata: hit

# %%
model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
for module in model.modules():
    module.training = False
program = torch.export.export(model, (x,))  # errata: ok

# %%
from torch.ao.quantization import move_exported_model_to_eval

model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
program = torch.export.export(model, (x,)).module()  # errata: ok
move_exported_model_to_eval(program)
