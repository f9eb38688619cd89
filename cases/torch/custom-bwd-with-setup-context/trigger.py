import torch
from torch.amp import custom_bwd, custom_fwd
from torch.cuda import amp


# %%
class Square(torch.autograd.Function):
    @staticmethod
    @custom_fwd(device_type="cuda")
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    @custom_bwd(device_type="cuda")
    def backward(ctx, grad):  # errata: hit
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Square(torch.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    @torch.amp.custom_fwd(device_type="cuda", cast_inputs=torch.float32)
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    @torch.amp.custom_bwd(device_type="cuda")
    def backward(ctx, grad):  # errata: hit
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Square(torch.autograd.Function):
    @staticmethod
    @amp.custom_fwd
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.x = inputs[0]

    @staticmethod
    @amp.custom_bwd
    def backward(ctx, grad):  # errata: hit
        return 2 * ctx.x * grad


# %%
class Square(torch.autograd.Function):
    @staticmethod
    @custom_fwd(device_type="cuda")
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @custom_bwd(device_type="cuda")
    def backward(ctx, grad):  # errata: ok
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Square(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad):  # errata: ok
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Square(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx._dtype = torch.get_autocast_dtype("cuda")
        ctx._fwd_used_autocast = torch.is_autocast_enabled("cuda")
        ctx.save_for_backward(*inputs)

    @staticmethod
    @custom_bwd(device_type="cuda")
    def backward(ctx, grad):  # errata: ok
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Older(torch.autograd.Function):
    @staticmethod
    @custom_fwd(device_type="cuda")
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @custom_bwd(device_type="cuda")
    def backward(ctx, grad):  # errata: ok
        (x,) = ctx.saved_tensors
        return 2 * x * grad


class Newer(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @custom_bwd(device_type="cuda")
    def backward(ctx, grad):  # errata: hit
        (x,) = ctx.saved_tensors
        return 2 * x * grad


# %%
class Square(torch.autograd.Function):
    @staticmethod
    @amp.custom_fwd(cast_inputs=torch.float32)
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @amp.custom_bwd
    def backward(ctx, grad):  # errata: ok
        (x,) = ctx.saved_tensors
        return 2 * x * grad
