import torch
import torch.distributed as dist

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
g = torch.ones(4, dtype=torch.bfloat16)
dist.all_reduce(g)  # errata: hit

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
grad = p.grad.to(torch.bfloat16)
torch.distributed.all_reduce(grad, op=dist.ReduceOp.SUM)  # errata: hit

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
def average(t):
    small = t.bfloat16()
    dist.all_reduce(small)  # errata: hit
    return small

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
g = torch.ones(4)
dist.all_reduce(g)  # errata: ok

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
g = p.grad.to(torch.float32)
dist.all_reduce(g)  # errata: ok

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
g = p.grad.to(torch.float16)
dist.all_reduce(g)  # errata: ok

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
g = torch.ones(4, dtype=torch.bfloat16)
dist.all_reduce(g, group=nccl_group)  # errata: ok
dist.broadcast(g.view(torch.uint8), 0)  # errata: ok
dist.broadcast(g, 0)  # errata: hit

# %%
dist.init_process_group(backend="gloo")
g = p.grad.bfloat16()
dist.all_reduce(g)  # errata: hit

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
x = torch.randn(3).bfloat16()
parts = [torch.empty_like(x)]
dist.all_gather(parts, x)  # errata: hit

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
weight = torch.zeros(4, dtype=torch.bfloat16)
dist.broadcast(weight.view(torch.uint8), src=0)  # errata: ok

# %%
if torch.cuda.is_available():
    dist.init_process_group("nccl", rank=0, world_size=1)
else:
    dist.init_process_group("gloo", rank=0, world_size=1)
g = torch.ones(4, device="cuda", dtype=torch.bfloat16)
dist.all_reduce(g)  # errata: ok

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
total = torch.zeros(4, dtype=torch.bfloat16)
dist.all_reduce(tensor=total)  # errata: hit

# %%
dist.init_process_group("gloo", rank=0, world_size=1)
total = torch.zeros(4, dtype=torch.bfloat16)
dist.all_reduce(tensor=total.float())  # errata: ok


# %%
dist.init_process_group("gloo")
net = torch.nn.Linear(4, 2).bfloat16()
net(torch.ones(1, 4, dtype=torch.bfloat16)).sum().backward()
for parameter in net.parameters():
    dist.all_reduce(parameter.grad)  # errata: hit
    parameter.grad /= dist.get_world_size()


# %%
dist.init_process_group(backend="gloo", rank=0, world_size=2)
model = torch.nn.Linear(4, 2).to(torch.bfloat16)
for p in model.parameters():
    dist.broadcast(p.data, src=0)  # errata: hit


# %%
dist.init_process_group("gloo")
net = torch.nn.Linear(4, 2)
with torch.autocast("cpu", dtype=torch.bfloat16):
    net(torch.ones(1, 4)).sum().backward()
for parameter in net.parameters():
    dist.all_reduce(parameter.grad)  # errata: ok
