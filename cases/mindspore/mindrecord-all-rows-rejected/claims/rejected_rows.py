"""A float, a bool, an int64 of NumPy, a missing field and a list for an array are rejected like text; an int, an int32 of NumPy and a row with a further field are written."""

import numpy as np
from mindspore.mindrecord import FileReader, FileWriter

NUMBER = {"label": {"type": "int32"}}
ARRAY = {"label": {"type": "int32", "shape": [-1]}}
WORDS = ["the number of schema should be positive", "There is no valid data which can be written"]


def write(row, schema, name):
    """Write two rows and count those in the file."""
    writer = FileWriter(name, shard_num=1, overwrite=True)
    writer.add_schema(schema, "labels")
    writer.write_raw_data([row, dict(row)])
    writer.commit()
    reader = FileReader(name)
    count = len(list(reader.get_next()))
    reader.close()
    return count


right = [
    ({"label": 1}, NUMBER),
    ({"label": np.int32(1)}, NUMBER),
    ({"label": 1, "name": "cat"}, NUMBER),
    ({"label": np.array([1, 2], np.int32)}, ARRAY),
]
for number, (row, schema) in enumerate(right):
    assert write(row, schema, f"right{number}.mindrecord") == 2, row

wrong = [
    ({"label": 1.0}, NUMBER),
    ({"label": True}, NUMBER),
    ({"label": np.int64(1)}, NUMBER),
    ({"name": "cat"}, NUMBER),
    ({"label": [1, 2]}, ARRAY),
]
for number, (row, schema) in enumerate(wrong):
    try:
        count = write(row, schema, f"wrong{number}.mindrecord")
    except RuntimeError as error:
        assert any(words in str(error) for words in WORDS), error
    else:
        raise AssertionError(f"{row}: {count} rows were written")
