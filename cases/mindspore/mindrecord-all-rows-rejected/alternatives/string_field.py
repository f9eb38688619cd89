"""The schema declares the label as a string."""

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
rows = [{"label": name, "length": 3} for name in names]

writer = FileWriter("labels.mindrecord", shard_num=1, overwrite=True)
writer.add_schema({"label": {"type": "string"}, "length": {"type": "int32"}}, "labels")
writer.write_raw_data(rows)
writer.commit()

reader = FileReader("labels.mindrecord")
labels = sorted(row["label"] for row in reader.get_next())
reader.close()
assert labels == names
result = len(labels)
