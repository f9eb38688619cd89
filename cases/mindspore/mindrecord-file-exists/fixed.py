"""The writer may overwrite its file."""

import os

import mindspore as ms
import mindspore.dataset as ds
from mindspore.mindrecord import FileWriter

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def convert(path):
    """Write three samples."""
    writer = FileWriter(path, shard_num=1, overwrite=True)
    writer.add_schema({"x": {"type": "int32"}}, "numbers")
    writer.write_raw_data([{"x": number} for number in range(3)])
    writer.commit()


convert("numbers.mindrecord")
convert("numbers.mindrecord")
result = ds.MindDataset("numbers.mindrecord").get_dataset_size()
assert result == 3
