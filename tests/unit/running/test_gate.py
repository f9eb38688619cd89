from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from factories import make_case, make_environment, make_trial
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Case, Requirements
from errata.model.outcome import Isolation
from errata.running.gate import choose_isolation, may_import_earlier, reason_for_fresh


@pytest.mark.parametrize(
    "source",
    [
        "import torch\n",
        "from torch import nn\n",
        "import torch.nn as nn, os\n",
        '"""Docstring."""\nfrom __future__ import annotations\nimport os, sys\nimport torch\n',
        "import torch\nimport gc\nimport inspect\nimport sys\nimport resource\n",
        "import torch\nimport os\nos.environ['OMP_NUM_THREADS'] = '2'\n",
        "import torch\nimport warnings\nwarnings.simplefilter('error')\n",
        "import torch\nimport sys\nsys.exit(3)\n",
        "import torch\nimport time\ntime.perf_counter()\n",
        "import torch\nimport threading\nthreading.Thread(target=print).start()\n",
        "import torch\nimport multiprocessing\nmultiprocessing.get_context('spawn')\n",
        "import torch\nimport inspect\ninspect.getsource(print)\n",
        "import torch\nimport traceback\ntraceback.format_exc()\n",
        "import torch\ngc = 3\ngc.collect\n",
        "import torch\nmodules = sys = {}\nsys.modules\n",
        "import torch\nopen('/procedure')\n",
        "import torch\n'''a process in proc'''\n",
        "'''A docstring.\nimport torch\n'''\nimport torch\n",
        "from torch import (\n    nn,\n)\n",
        "import torch\nwhat does not parse\n",
    ],
)
def test_a_script_that_cannot_notice_is_forked(source: str) -> None:
    assert reason_for_fresh(source, "torch") == ""


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        # The framework is not the first thing that happens.
        ("", "`import torch` is not among its leading imports"),
        ("import os\n", "`import torch` is not among its leading imports"),
        ("import torchvision\n", "`import torch` is not among its leading imports"),
        ("from . import torch\n", "`import torch` is not among its leading imports"),
        ("from .torch import nn\n", "`import torch` is not among its leading imports"),
        ("import numpy as torch\n", "`import torch` is not among its leading imports"),
        ("import os\nos.environ['A'] = '1'\nimport torch\n", "line 2 runs before `import torch`"),
        ("x = 1\nimport torch\n", "line 1 runs before `import torch`"),
        ("'''\nimport torch\n'''\nx = 1\nimport torch\n", "line 4 runs before `import torch`"),
        ("'''a'''\n'''b'''\nimport torch\n", "line 2 runs before `import torch`"),
        ("try:\n    import torch\nexcept ImportError:\n    pass\n", "line 1 runs before"),
        ("if True:\n    import torch\n", "line 1 runs before `import torch`"),
        ("def f():\n    import torch\n", "line 1 runs before `import torch`"),
        # It reads what the zygote has already fixed.
        ("import torch, gc\ngc.collect()\n", "reads the garbage collector's state (`gc`)"),
        ("import torch\nfrom gc import collect\ncollect()\n", "the garbage collector's state"),
        ("import torch\nimport gc as g\nprint(g.get_objects())\n", "the garbage collector's state"),
        ("import torch\nimport sys\nsys.modules['numpy'] = None\n", "reads loaded modules"),
        ("import torch\nfrom sys import modules as m\nprint(m)\n", "reads loaded modules"),
        ("import torch\nimport importlib.util\nimportlib.reload(torch)\n", "module reloading"),
        ("import torch\nimport importlib\nimportlib.reload(torch)\n", "module reloading"),
        ("import torch\nimport sys\nsys._getframe(1)\n", "interpreter frames"),
        ("import torch\nimport inspect\ninspect.stack()\n", "interpreter frames"),
        ("import torch\nimport inspect\ninspect.currentframe()\n", "interpreter frames"),
        ("import torch\nimport traceback\ntraceback.print_stack()\n", "interpreter frames"),
        ("import torch\nimport sys\nsys.setrecursionlimit(50)\n", "the recursion depth"),
        ("import torch\nimport sys\nsys.getrecursionlimit()\n", "the recursion depth"),
        ("import torch\nimport tracemalloc\ntracemalloc.start()\n", "memory figures"),
        ("import torch\nimport resource\nresource.getrusage(0)\n", "process limits or figures"),
        ("import torch\nimport psutil\npsutil.Process()\n", "process figures"),
        ("import torch\nimport time\ntime.process_time()\n", "process time"),
        ("import torch\nimport time\ntime.process_time_ns()\n", "process time"),
        ("import torch\nimport os\nos.times()\n", "process time"),
        ("import torch\nimport threading\nthreading.enumerate()\n", "thread counts"),
        ("import torch\nimport threading\nthreading.active_count()\n", "thread counts"),
        ("import torch\nimport faulthandler\nfaulthandler.enable()\n", "faulthandler"),
        ("import torch, multiprocessing.pool\nmultiprocessing.get_start_method()", "start method"),
        ("import torch\nimport torch.multiprocessing as m\nm.set_start_method()", "start method"),
        ("import torch\nfrom torch import multiprocessing as m\nm.get_start_method", "start"),
        ("import torch\nprint(open('/proc/self/status').read())\n", "reads /proc"),
        ("import torch, os\nopen(f'/proc/{os.getpid()}/maps')\n", "reads /proc"),
        ("import torch\nopen(b'/proc/self/status')\n", "reads /proc"),
        ("import torch\ndef f():\n    import gc\n    gc.freeze()\n", "garbage collector"),
        # It cannot be read at all.
        ("def\nimport torch\n", "the script does not parse here"),
        ("import torch\ndef gc.collect\n", "the script does not parse here"),
        ("import torch\n\0gc.collect()", "the script does not parse here"),
        ("import torch\ngc.collect" + "-" * 100_000 + "1\n", "the script does not parse here"),
    ],
)
def test_a_script_that_could_notice_runs_fresh_and_it_says_why(source: str, reason: str) -> None:
    assert reason in reason_for_fresh(source, "torch")


@given(st.text(alphabet="import torch\n.,*asfrm()=_'\"\\\0:", max_size=60))
def test_no_source_makes_it_raise(source: str) -> None:
    assert isinstance(reason_for_fresh(source, "torch"), str)


def choose(case: Case, *, backend: str = "cpu", asked: Isolation = Isolation.FORK) -> str:
    trial = make_trial(case=case, environment=make_environment(), backend=backend)
    isolation, reason = choose_isolation(trial.cells[0], "torch", asked)
    assert isolation is (Isolation.FRESH if reason or asked is Isolation.FRESH else Isolation.FORK)
    return reason


@pytest.fixture
def case(tmp_path: Path) -> Case:
    (tmp_path / "broken.py").touch()
    (tmp_path / "fixed.py").touch()
    (tmp_path / "case.toml").touch()
    return make_case(folder=tmp_path)


def test_what_is_asked_for_fresh_needs_no_reason(case: Case) -> None:
    assert choose(case, asked=Isolation.FRESH) == ""
    assert choose(replace(case, broken="x ="), asked=Isolation.FRESH) == ""


def test_a_plain_case_is_forked(case: Case) -> None:
    assert choose(case) == ""


def test_the_script_of_the_cell_counts_not_the_other(case: Case) -> None:
    assert choose(replace(case, fixed="x =")) == ""
    assert choose(replace(case, broken="x =")) == "the script does not parse here"


def test_a_case_can_refuse_to_be_forked(case: Case) -> None:
    requires = Requirements(
        releases="torch", isolation=Isolation.FRESH, isolation_reason="tests atexit"
    )
    assert choose(replace(case, requires=requires)) == "tests atexit"


@pytest.mark.parametrize("backend", ["gpu", "ascend"])
def test_a_device_is_never_shared_through_a_fork(case: Case, backend: str) -> None:
    assert choose(case, backend=backend) == f"a {backend} must not be shared through a fork"


@pytest.mark.parametrize("name", ["queue.py", "numpy/__init__.py", "fast.so", "old.pyc"])
def test_whatever_could_be_imported_beside_the_script_may_shadow(case: Case, name: str) -> None:
    (case.folder / name).parent.mkdir(exist_ok=True)
    (case.folder / name).touch()
    assert choose(case) == f"{name.partition('/')[0]} next to the script may shadow a loaded module"


@pytest.mark.parametrize(
    "name", ["data.txt", "data/table.csv", "__pycache__/a.pyc", "x.toml", "trigger.py"]
)
def test_other_files_beside_the_script_do_not_matter(case: Case, name: str) -> None:
    (case.folder / name).parent.mkdir(exist_ok=True)
    (case.folder / name).touch()
    assert choose(case) == ""


@pytest.mark.parametrize(
    "statement",
    [
        "os.environ['ERRATA_MODE'] == 'compile'",
        "mode = os.environ.get('ERRATA_MODE')",
        "torch.compile(model)(x)",
        "torch.nn.init.zeros_(timeout)",
        "torch.random.manual_seed(0)",
    ],
)
def test_most_scripts_cannot_notice_an_earlier_import(statement: str) -> None:
    assert may_import_earlier(f"import os\nimport torch\n{statement}\n")


@pytest.mark.parametrize(
    "statement",
    [
        "import warnings",
        "import atexit",
        "from time import perf_counter",
        "import threading",
        "import logging",
        "torch.set_default_dtype(torch.float64)",
        "torch.set_default_device('meta')",
        "os.environ['TORCH_LOGS'] = 'dynamo'",
        "os.environ.setdefault('TORCH_LOGS', 'dynamo')",
        "sys.excepthook = print",
        "sys.meta_path.insert(0, finder)",
        "torch.__import__ = None",
    ],
)
def test_what_sets_or_reads_the_state_of_an_import_is_left_as_it_is(statement: str) -> None:
    assert not may_import_earlier(f"import os, sys\nimport torch\n{statement}\n")
