import torch
import torch.nn.functional as F
from torch import nn

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, dropout_p=self.dropout)  # errata: hit

# %%
class Block(torch.nn.Module):
    def forward(self, q, k, v, mask):
        out = torch.nn.functional.scaled_dot_product_attention(  # errata: hit
            q, k, v, attn_mask=mask, dropout_p=self.attn_dropout, is_causal=False
        )
        return self.proj(out)

# %%
class Head(nn.Module):
    def attend(self, q, k, v):
        return F.scaled_dot_product_attention(query=q, key=k, value=v, dropout_p=self.drop_rate)  # errata: hit

    def forward(self, x):
        return self.attend(x, x, x)

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        p = self.dropout if self.training else 0.0
        return F.scaled_dot_product_attention(q, k, v, dropout_p=p)  # errata: ok

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, dropout_p=self.dropout if self.training else 0)  # errata: ok

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        if self.training:
            return F.scaled_dot_product_attention(q, k, v, dropout_p=self.dropout)  # errata: ok
        return F.scaled_dot_product_attention(q, k, v)  # errata: ok

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, dropout_p=0.0)  # errata: ok

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        if not self.training:
            self.dropout = 0.0
        return F.scaled_dot_product_attention(q, k, v, dropout_p=self.dropout)  # errata: ok

# %%
class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.attn_drop = nn.Dropout(0.1)

    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, dropout_p=self.attn_drop.p)  # errata: hit

# %%
class Attention(nn.Module):
    def forward(self, q, k, v, mask):
        return F.scaled_dot_product_attention(q, k, v, mask, self.dropout)  # errata: hit

# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, dropout_p=self.attn_drop.p if self.training else 0.0)  # errata: ok

# %%
class Causal(nn.Module):
    def forward(self, x):
        return F.scaled_dot_product_attention(x, x, x, dropout_p=0.1, is_causal=True)  # errata: hit

# %%
class Causal(nn.Module):
    def forward(self, x):
        return F.scaled_dot_product_attention(x, x, x, dropout_p=0.0, is_causal=True)  # errata: ok

# %%
class Property(nn.Module):
    @property
    def dropout_p(self):
        return self.p if self.training else 0.0

    def forward(self, x):
        return F.scaled_dot_product_attention(x, x, x, dropout_p=self.dropout_p)  # errata: ok

# %%
class Switched(nn.Module):
    def train(self, mode=True):
        self.dropout = self.rate if mode else 0.0
        return super().train(mode)

    def forward(self, x):
        return F.scaled_dot_product_attention(x, x, x, dropout_p=self.dropout)  # errata: ok

# %%
class Zero(nn.Module):
    def __init__(self):
        super().__init__()
        self.dropout = 0.0

    def forward(self, x):
        return F.scaled_dot_product_attention(x, x, x, dropout_p=self.dropout)  # errata: ok

# %%
class Early(nn.Module):
    def forward(self, x):
        training = self.training
        if training:
            return F.scaled_dot_product_attention(x, x, x, dropout_p=self.dropout)  # errata: ok
        return F.scaled_dot_product_attention(x, x, x)

# %%
class Assigned(nn.Module):
    def forward(self, x):
        self.attn_dropout = self.rate if self.training else 0.0
        return F.scaled_dot_product_attention(x, x, x, dropout_p=self.attn_dropout)  # errata: ok


# %%
class Attention(nn.Module):
    def forward(self, q, k, v, mask=None):
        return F.scaled_dot_product_attention(q, k, v, mask, self.config.attention_dropout)  # errata: hit


# %%
class Attention(nn.Module):
    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, None, 0.0)  # errata: ok
