# releases: >=2.3,<2.7
"""The other functions of `re` are skipped by their names as well."""

import re

import torch

functions = {
    "search": lambda x: x if re.search("a", "b") else -x,
    "sub": lambda x: x * int(re.sub("a", "", "a1")),
    "findall": lambda x: x * len(re.findall("a", "aa")),
    "split": lambda x: x * len(re.split("a", "bab")),
    "fullmatch": lambda x: x if re.fullmatch("a", "b") else -x,
    "compile": lambda x: x if re.compile("a").match("b") else -x,
}
for name, function in functions.items():
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(2))
    except Exception as error:
        assert f"'skip function {name} in file" in str(error), error
    else:
        raise AssertionError(f"{name}: nothing was raised")
