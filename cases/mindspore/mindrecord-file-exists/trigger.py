from mindspore import mindrecord
from mindspore.mindrecord import FileWriter

# %%
writer = FileWriter("train.mindrecord", 4)  # errata: hit

# %%
writer = mindrecord.FileWriter(file_name=path, shard_num=1)  # errata: hit

# %%
class Converter:
    def __init__(self, path):
        self.writer = FileWriter(path)  # errata: hit

# %%
writer = FileWriter("train.mindrecord", 4, overwrite=True)  # errata: ok

# %%
writer = FileWriter("train.mindrecord", 4, True)  # errata: ok

# %%
writer = FileWriter.open_for_append("train.mindrecord")  # errata: ok

# %%
writer = FileWriter("val.mindrecord", shard_num=1, compact=False)  # errata: hit

# %%
reader = mindrecord.FileReader("train.mindrecord")  # errata: ok
