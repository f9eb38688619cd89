"""It is raised before a row is read; with an empty list other words are."""

import mindspore.dataset as ds


class Source:
    """Rows that nobody may read."""

    def __getitem__(self, index):
        raise AssertionError("a row was read")

    def __len__(self):
        return 2


for arguments, words in (
    ({}, "Neither columns_names nor schema are provided."),
    ({"column_names": []}, "column_names should not be empty"),
):
    try:
        ds.GeneratorDataset(Source(), **arguments)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert ds.GeneratorDataset(Source(), ["x"]).get_col_names() == ["x"]
