import paddle
from paddle.base import core

# %%
if x.dtype == core.VarDesc.VarType.FP32:  # errata: hit
    x = x * 2

# %%
is_half = paddle.base.core.VarDesc.VarType.FP16 == tensor.dtype  # errata: hit


# %%
def check(t):
    assert t.dtype != core.VarDesc.VarType.INT64  # errata: hit


# %%
if x.dtype in (core.VarDesc.VarType.FP16, core.VarDesc.VarType.BF16):  # errata: hit
    x = x.astype("float32")

# %%
if x.dtype == paddle.float32:  # errata: ok
    x = x * 2

# %%
kind = core.VarDesc.VarType.LOD_TENSOR  # errata: ok

# %%
block.create_var(dtype=core.VarDesc.VarType.FP32)  # errata: ok

# %%
if op.attr("dtype") == core.VarDesc.VarType.FP32:  # errata: ok
    op.desc._set_attr("dtype", core.VarDesc.VarType.FP16)

# %%
if block.var(name).desc.dtype() in [core.VarDesc.VarType.FP32]:  # errata: ok
    names.append(name)

# %%
if x.dtype in (core.VarDesc.VarType.FP32, paddle.float32):  # errata: ok
    names.append(x.name)


# %%
def casts_down(block, op):
    variable = block.var(op.desc.input_arg_names()[0])
    return variable.dtype == core.VarDesc.VarType.FP32  # errata: ok


# %%
def is_half(dtype):
    if isinstance(dtype, core.VarDesc.VarType):
        return dtype == core.VarDesc.VarType.FP16  # errata: ok
    return dtype == core.DataType.FLOAT16


# %%
def check(x):
    if x.dtype not in [core.VarDesc.VarType.FP32, core.VarDesc.VarType.FP64]:  # errata: hit
        raise TypeError(x.dtype)

# %%
VarType = core.VarDesc.VarType
if x.dtype in {VarType.FP16, VarType.BF16}:  # errata: hit
    x = x.astype("float32")

# %%
if x.dtype in {core.VarDesc.VarType.FP32, paddle.float32}:  # errata: ok
    names.append(x.name)

# %%
def describe(op):
    kind = op.attr("dtype")
    return "float32" if kind == core.VarDesc.VarType.FP32 else "other"  # errata: ok
