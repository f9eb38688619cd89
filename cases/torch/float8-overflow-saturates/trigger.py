import torch


# %%
def overflows(x):
    return x.to(torch.float8_e4m3fn).float().isnan().any()  # errata: hit


# %%
class Quantizer:
    def check(self, weight):
        if torch.isnan((weight * self.scale).to(torch.float8_e4m3fn).float()).any():  # errata: hit
            raise ValueError("overflow")


# %%
fp8 = torch.float8_e4m3fn
bad = weight.to(fp8).float().isnan().sum()  # errata: hit


# %%
def overflows(x):
    return (x.abs() > torch.finfo(torch.float8_e4m3fn).max).any()  # errata: ok


# %%
def overflows(x):
    return x.to(torch.float8_e4m3fnuz).float().isnan().any()  # errata: ok


# %%
def unusable(x):
    return x.isnan().any() or x.to(torch.float8_e4m3fn).float().abs().max() == 448  # errata: ok


# %%
def too_large(x):
    q = x.to(torch.float8_e4m3fn)
    return torch.isnan(q).any()  # errata: hit


# %%
def too_large(x):
    q = x.to(torch.float8_e4m3fn).to(torch.float32)
    if q.isnan().any():  # errata: hit
        raise ValueError("overflow")


# %%
def fits(x):
    q = x.to(torch.float8_e4m3fn)
    return not q.float().isnan().any()  # errata: hit


# %%
def broken_input(x):
    q = x.to(torch.float8_e4m3fn)
    return q, x.isnan().any()  # errata: ok


# %%
def broken_input(x):
    return x.clamp(-448, 448).to(torch.float8_e4m3fn).float().isnan().any()  # errata: ok

# %%
def search_scale(weight):
    for exponent in range(12, -12, -1):
        scaled = weight * 2.0**exponent
        stored = scaled.to(dtype=torch.float8_e4m3fn)
        if not torch.isnan(stored.float()).any():  # errata: hit
            return exponent
    return 0


out = search_scale(torch.randn(8))

# %%
def store(x):
    limit = torch.finfo(torch.float8_e4m3fn).max
    scale = limit / x.abs().max()
    y = (x * scale).clamp(-limit, limit).to(torch.float8_e4m3fn)
    assert not y.float().isnan().any(), "the input had a NaN"  # errata: ok
    return y, scale


out = store(torch.randn(3))

# %%
def store(x):
    x = x / x.abs().max()
    q = x.to(torch.float8_e4m3fn)
    assert not q.isnan().any()  # errata: ok
    return q


store(torch.randn(4))


# %%
def overflowing(w):
    stored = w.to(torch.float8_e4m3fn)
    return torch.isnan(stored.to(torch.float32)).sum()  # errata: hit
