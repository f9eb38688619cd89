"""A file of settings that is imported and kept is such a module; the dictionary of its names fails too, if the file imports one."""

import copy
import os
import types

settings = types.ModuleType("settings")
exec("import os\nwidth = 16\nfolder = os.curdir", vars(settings))
names = {name: value for name, value in vars(settings).items() if not name.startswith("_")}
for kept in (settings, names):
    try:
        copy.deepcopy(kept)
    except TypeError as error:
        assert str(error) == "cannot pickle 'module' object"
    else:
        raise AssertionError("nothing was raised")
values = {name: value for name, value in names.items() if not isinstance(value, types.ModuleType)}
assert copy.deepcopy(values) == {"width": 16, "folder": os.curdir}
