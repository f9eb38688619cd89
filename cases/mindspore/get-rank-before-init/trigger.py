from mindspore.communication import get_rank, init
from mindspore.communication.management import get_group_size

# %%
rank = get_rank()  # errata: hit

# %%
def shard(rows):
    return rows[get_rank() :: 4]  # errata: hit

# %%
import mindspore as ms

seed = ms.communication.get_rank() + 1  # errata: hit

# %%
workers = get_group_size()  # errata: hit

# %%
init()
rank = get_rank()  # errata: ok

# %%
def setup():
    init("nccl")


setup()
rank = get_rank()  # errata: ok

# %%
rank = model.get_rank()  # errata: ok
