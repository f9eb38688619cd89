"""The set of the lengths, and the rows of another length than the first, show what is wrong."""

rows = [[1, 2, 3], [4, 5], [6, 7, 8]]
assert {len(row) for row in rows} == {2, 3}
assert [i for i, row in enumerate(rows) if len(row) != len(rows[0])] == [1]
