# releases: >=1.13
"""Each name is there from this release on, of those that were measured: the table in the text."""

import importlib

import torch

FIRST = {
    "torch.compile": "2.0",
    "torch.set_default_device": "2.0",
    "torch.nn.functional.scaled_dot_product_attention": "2.0",
    "torch.optim.lr_scheduler.LRScheduler": "2.0",
    "torch.Tensor.untyped_storage": "2.0",
    "torch.compiler": "2.1",
    "torch.export": "2.1",
    "torch.float8_e4m3fn": "2.1",
    "torch.float8_e5m2": "2.1",
    "torch.utils._pytree.register_pytree_node": "2.2",
    "torch.distributed.device_mesh": "2.2",
    "torch.compiler.is_compiling": "2.3",
    "torch.get_default_device": "2.3",
    "torch.uint16": "2.3",
    "torch.uint64": "2.3",
    "torch.amp.GradScaler": "2.3",
    "torch.nn.attention": "2.3",
    "torch.xpu": "2.3",
    "torch.nn.RMSNorm": "2.4",
    "torch.nn.functional.rms_norm": "2.4",
    "torch.amp.custom_fwd": "2.4",
    "torch.library.custom_op": "2.4",
    "torch.library.register_fake": "2.4",
    "torch.serialization.add_safe_globals": "2.4",
    "torch.OutOfMemoryError": "2.4",
    "torch.nn.Buffer": "2.5",
    "torch.nn.attention.flex_attention": "2.5",
    "torch.serialization.safe_globals": "2.5",
    "torch.distributed.tensor.DTensor": "2.5",
    "torch.accelerator": "2.6",
    "torch.library.triton_op": "2.6",
    "torch.distributed.fsdp.fully_shard": "2.6",
    "torch.float8_e8m0fnu": "2.7",
    "torch.float4_e2m1fn_x2": "2.8",
    "torch.optim.Muon": "2.9",
}


def is_there(path):
    """Import the longest part that is a module, and look the rest up."""
    parts = path.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:count]))
        except ImportError:
            continue
        for name in parts[count:]:
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
wrong = [name for name, first in FIRST.items() if is_there(name) != (release >= tuple(map(int, first.split("."))))]
assert not wrong, wrong
