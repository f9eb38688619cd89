"""A warning for each dropped row names the field on standard error; for an empty list of rows the error is the same, without a warning."""

import os

from mindspore.mindrecord import FileWriter

WORDS = ["the number of schema should be positive", "There is no valid data which can be written"]


def warnings_for(rows, name):
    """The warnings on dropped rows."""
    kept = os.dup(2)
    with open(name + ".log", "w") as log:
        os.dup2(log.fileno(), 2)
        try:
            writer = FileWriter(name, shard_num=1, overwrite=True)
            writer.add_schema({"label": {"type": "int32"}}, "labels")
            writer.write_raw_data(rows)
        except RuntimeError as error:
            message = str(error)
        else:
            message = ""
        finally:
            os.dup2(kept, 2)
            os.close(kept)
    assert any(words in message for words in WORDS), message
    with open(name + ".log") as log:
        return [line for line in log if "th data is wrong" in line]


warnings = warnings_for([{"label": "cat"}, {"label": "dog"}], "text.mindrecord")
assert len(warnings) == 2 and all("'label'" in line for line in warnings), warnings
assert warnings_for([], "empty.mindrecord") == []
