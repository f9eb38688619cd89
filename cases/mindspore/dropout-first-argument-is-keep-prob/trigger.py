import mindspore.nn as nn

# %%
dropout = nn.Dropout(0.1)  # errata: hit


# %%
class Block(nn.Cell):
    def __init__(self, width, drop_rate=0.2):
        super().__init__()
        self.dense = nn.Dense(width, width)
        self.drop = nn.Dropout(drop_rate)  # errata: hit


# %%
class Attention(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.dropout = nn.Dropout(config.hidden_dropout_prob)  # errata: hit


# %%
classifier = nn.Dropout(cfg.MODEL.DROP_RATE)  # errata: hit

# %%
head = nn.SequentialCell(nn.Dense(4, 4), nn.ReLU(), nn.Dropout(.25), nn.Dense(4, 2))  # errata: hit

# %%
dropout = nn.Dropout(p=0.1)  # errata: ok

# %%
dropout = nn.Dropout(0.9)  # errata: ok
half = nn.Dropout(0.5)  # errata: ok


# %%
class Block(nn.Cell):
    def __init__(self, width, drop_rate=0.2, keep_prob=0.8, dropout_keep_prob=0.8):
        super().__init__()
        self.drop = nn.Dropout(1 - drop_rate)  # errata: ok
        self.attention_drop = nn.Dropout(keep_prob)  # errata: ok
        self.last_drop = nn.Dropout(dropout_keep_prob)  # errata: ok
        self.named = nn.Dropout(keep_prob=1.0 - drop_rate)  # errata: ok


# %%
channels = nn.Dropout2d(0.1)  # errata: ok
