"""For a folder that does not exist the message is another one."""

from mindspore.mindrecord import FileWriter

writer = FileWriter("missing/a.mindrecord", shard_num=1)
writer.add_schema({"x": {"type": "int32"}}, "numbers")
try:
    writer.write_raw_data([{"x": 1}])
except RuntimeError as error:
    assert "Invalid dir" in str(error) and "already exist" not in str(error)
else:
    raise AssertionError("nothing was raised")
