import torch
from torch import nn

# %%
model = nn.Linear(4, 2).half()
out = model(torch.randn(1, 4))  # errata: hit

# %%
net = Net().to(torch.bfloat16).eval()
x = torch.rand(2, 4)
y = net(x)  # errata: hit

# %%
class Runner:
    def __init__(self, net):
        self.net = net.bfloat16()

    def run(self):
        return self.net(torch.randn(1, 3, 8, 8))  # errata: hit

# %%
model = nn.Linear(4, 2).half()
out = model(torch.randn(1, 4).half())  # errata: ok

# %%
model = nn.Linear(4, 2).half()
out = model(torch.randn(1, 4, dtype=torch.float16))  # errata: ok

# %%
model = nn.Linear(4, 2).to(torch.bfloat16)
with torch.autocast("cpu", dtype=torch.bfloat16):
    out = model(torch.randn(1, 4))  # errata: ok

# %%
model = nn.Linear(4, 2).half()
with torch.cuda.amp.autocast():
    out = model(torch.randn(1, 4))  # errata: ok

# %%
torch.set_default_dtype(torch.bfloat16)
model = nn.Linear(4, 2).to(torch.bfloat16)
out = model(torch.randn(1, 4))  # errata: ok

# %%
model = nn.Linear(4, 2)
out = model(torch.randn(1, 4))  # errata: ok


# %%
class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(8, 2)

    def forward(self, x):
        return self.fc(x.to(self.fc.weight.dtype))


head = Head().half()
out = head(torch.randn(4, 8))  # errata: ok

# %%
encoder = nn.Sequential(nn.Linear(8, 8), nn.GELU()).bfloat16().eval()
noise = torch.zeros(1, 8)
latent = encoder(noise)  # errata: hit

# %%
model = Net().to("cuda", torch.float16)
x = torch.randn(1, 3, 32, 32)
out = model(x)  # errata: hit

# %%
model = Net().to(dtype=torch.bfloat16)
out = model(torch.randn(1, 3, 32, 32))  # errata: hit

# %%
model = Net().to(dtype=torch.bfloat16)
out = model(torch.randn(1, 3, 32, 32).to(torch.bfloat16))  # errata: ok

# %%
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 2))
model.to(torch.bfloat16)
x = torch.randn(4, 8)
out = model(x)  # errata: hit
