import torch
import torch.distributed as dist

dist.init_process_group("gloo", rank=0, world_size=1)

# %%
g = torch.ones(4, dtype=torch.bfloat16)
dist.all_reduce(g)  # errata: hit

# %%
grad = p.grad.to(torch.bfloat16)
torch.distributed.all_reduce(grad, op=dist.ReduceOp.SUM)  # errata: hit

# %%
def average(t):
    small = t.bfloat16()
    dist.all_reduce(small)  # errata: hit
    return small

# %%
g = torch.ones(4)
dist.all_reduce(g)  # errata: ok

# %%
g = p.grad.to(torch.float32)
dist.all_reduce(g)  # errata: ok

# %%
g = p.grad.to(torch.float16)
dist.all_reduce(g)  # errata: ok
