import torch
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils import checkpoint as cp
from torch.utils.checkpoint import checkpoint


# %%
def forward(self, x):
    return checkpoint(self.block, x, use_reentrant=True)  # errata: hit


model = DDP(net, device_ids=[0], find_unused_parameters=True)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        for block in self.blocks:
            x = cp.checkpoint(block, x, use_reentrant=True)  # errata: hit
        return x


def main():
    return torch.nn.parallel.DistributedDataParallel(Net(), find_unused_parameters=True)


# %%
hidden = torch.utils.checkpoint.checkpoint(layer, hidden, mask, use_reentrant=True)  # errata: hit
wrapped = torch.nn.parallel.DistributedDataParallel(layer, find_unused_parameters=True, broadcast_buffers=False)


# %%
def forward_by_default(self, x):
    return checkpoint(self.block, x)  # errata: hit


model = DDP(net, device_ids=[0], find_unused_parameters=True)


# %%
def forward_kept(self, x):
    return checkpoint(self.block, x, use_reentrant=False)  # errata: ok


model = DDP(net, device_ids=[0], find_unused_parameters=True)


# %%
def forward_plain(self, x):
    return checkpoint(self.block, x, use_reentrant=True)  # errata: ok


model = DDP(net, device_ids=[0])


# %%
def forward_static(self, x):
    return checkpoint(self.block, x, use_reentrant=True)  # errata: ok


model = DDP(net, device_ids=[0], find_unused_parameters=True, static_graph=True)


# %%
def forward_as_told(self, x):
    return checkpoint(self.block, x, use_reentrant=self.reentrant)  # errata: ok


model = DDP(net, device_ids=[0], find_unused_parameters=True)


# %%
def forward_later_static(self, x):
    return checkpoint(self.block, x)  # errata: ok


model = DDP(net, device_ids=[0], find_unused_parameters=True)
model._set_static_graph()
