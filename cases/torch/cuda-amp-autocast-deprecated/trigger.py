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


# %%
from torch.cuda.amp import custom_bwd, custom_fwd


class Scaled(torch.autograd.Function):
    @staticmethod
    @custom_fwd
    def forward(ctx, x):  # errata: hit
        return 2 * x

    @staticmethod
    @custom_bwd
    def backward(ctx, slope):  # errata: hit
        return 2 * slope


# %%
class Scaled(torch.autograd.Function):
    @staticmethod
    @torch.cuda.amp.custom_fwd(cast_inputs=torch.float32)  # errata: hit
    def forward(ctx, x):
        return 2 * x


# %%
class Scaled(torch.autograd.Function):
    @staticmethod
    @torch.amp.custom_fwd(device_type="cuda")  # errata: ok
    def forward(ctx, x):
        return 2 * x


# %%
if IS_NEW:
    custom_fwd = torch.amp.custom_fwd(device_type="cuda")
else:
    custom_fwd = torch.cuda.amp.custom_fwd  # errata: ok
