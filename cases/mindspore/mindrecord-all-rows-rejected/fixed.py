"""The labels are written as the numbers that the schema says."""

import os

import mindspore as ms
from mindspore.mindrecord import FileReader, FileWriter

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

names = ["cat", "dog"]
rows = [{"label": index, "length": 3} for index, name in enumerate(names)]

writer = FileWriter("labels.mindrecord", shard_num=1, overwrite=True)
writer.add_schema({"label": {"type": "int32"}, "length": {"type": "int32"}}, "labels")
writer.write_raw_data(rows)
writer.commit()

reader = FileReader("labels.mindrecord")
result = len(list(reader.get_next()))
reader.close()
assert result == 2
