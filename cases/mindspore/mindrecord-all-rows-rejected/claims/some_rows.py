"""If only some rows are wrong, nothing fails and the file is short."""

from mindspore.mindrecord import FileReader, FileWriter

rows = [{"label": 0, "length": 3}, {"label": "dog", "length": 3}]
writer = FileWriter("labels.mindrecord", shard_num=1, overwrite=True)
writer.add_schema({"label": {"type": "int32"}, "length": {"type": "int32"}}, "labels")
writer.write_raw_data(rows)
writer.commit()

reader = FileReader("labels.mindrecord")
labels = [int(row["label"]) for row in reader.get_next()]
reader.close()
assert labels == [0], labels
