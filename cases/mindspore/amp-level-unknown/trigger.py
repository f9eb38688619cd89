from mindspore import amp

# %%
net = amp.auto_mixed_precision(net, amp_level="fp16")  # errata: hit

# %%
net = amp.auto_mixed_precision(net, "o2")  # errata: hit

# %%
from mindspore.amp import auto_mixed_precision

net = auto_mixed_precision(net, amp_level="bf16")  # errata: hit

# %%
net = amp.auto_mixed_precision(net, amp_level="O2")  # errata: ok

# %%
net = amp.auto_mixed_precision(net, "O3")  # errata: ok

# %%
net = amp.auto_mixed_precision(net, level)  # errata: ok
