"""One of the two files is enough, as is the file of a conversion without a commit."""

import os

from mindspore.mindrecord import FileWriter


def convert(path, commit=True):
    """Write one sample."""
    writer = FileWriter(path, shard_num=1)
    writer.add_schema({"x": {"type": "int32"}}, "numbers")
    writer.write_raw_data([{"x": 1}])
    if commit:
        writer.commit()


convert("a.mindrecord")
os.remove("a.mindrecord")
convert("b.mindrecord")
os.remove("b.mindrecord.db")
convert("c.mindrecord", commit=False)
for path in ("a.mindrecord", "b.mindrecord", "c.mindrecord"):
    try:
        convert(path)
    except RuntimeError as error:
        assert "mindrecord files already exist" in str(error)
    else:
        raise AssertionError("nothing was raised")
