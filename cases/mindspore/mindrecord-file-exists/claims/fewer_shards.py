"""`overwrite=True` with fewer shards leaves the old files of the others, whose rows a list of all files still has."""

import os

import mindspore.dataset as ds
from mindspore.mindrecord import FileWriter


def convert(shards):
    """Write six samples."""
    writer = FileWriter("numbers", shard_num=shards, overwrite=True)
    writer.add_schema({"x": {"type": "int32"}}, "numbers")
    writer.write_raw_data([{"x": number} for number in range(6)])
    writer.commit()


convert(4)
convert(2)
files = [f"numbers{shard}" for shard in range(4)]
assert all(os.path.exists(file) for file in files)
assert ds.MindDataset(files[:2]).get_dataset_size() == 6
assert ds.MindDataset(files).get_dataset_size() > 6
