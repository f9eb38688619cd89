import torch
from torch.cuda.amp import GradScaler, autocast
from torch.cuda import amp

# %%
scaler = GradScaler()  # errata: hit
for images, labels in loader:
    with autocast():  # errata: hit
        loss = model(images)

# %%
with torch.cuda.amp.autocast(enabled=use_amp, dtype=torch.bfloat16):  # errata: hit
    output = model(batch)

# %%
class Net(torch.nn.Module):
    @amp.autocast()  # errata: hit
    def forward(self, x):
        return self.layer(x)

# %%
scaler = amp.GradScaler(enabled=True)  # errata: hit

# %%
with torch.amp.autocast("cuda"):  # errata: ok
    output = model(batch)

# %%
scaler = torch.amp.GradScaler("cuda")  # errata: ok
with torch.autocast("cuda", dtype=torch.float16):  # errata: ok
    output = model(batch)

# %%
def step(scaler: torch.cuda.amp.GradScaler):  # errata: ok
    if isinstance(scaler, GradScaler):  # errata: ok
        scaler.update()

# %%
if IS_NEW:
    scaler = torch.amp.GradScaler("cuda")
else:
    scaler = torch.cuda.amp.GradScaler()  # errata: ok

# %%
def step(x):
    with torch.autocast("cuda") if IS_NEW else torch.cuda.amp.autocast():  # errata: ok
        return model(x)
