# releases: <2.1
"""In 2.0.0 an int64 array in an int32 field is not rejected: [1, 2] is read as [1, 0, 2, 0]."""

import numpy as np
from mindspore.mindrecord import FileReader, FileWriter

writer = FileWriter("arrays.mindrecord", shard_num=1, overwrite=True)
writer.add_schema({"label": {"type": "int32", "shape": [-1]}}, "labels")
writer.write_raw_data([{"label": np.array([1, 2], np.int64)}])
writer.commit()

reader = FileReader("arrays.mindrecord")
(row,) = list(reader.get_next())
reader.close()
assert row["label"].tolist() == [1, 0, 2, 0]
