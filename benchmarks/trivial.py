"""A script that does next to nothing: its price by fork and in a fresh interpreter."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY, same_variables
from benchmarks.timing import Sample, in_turns, median_cpu, median_ratio, median_wall, run_timed
from errata.environments.built import BuiltEnvironment
from errata.model.outcome import Isolation
from errata.plan.frameworks import load_frameworks
from errata.running.client import GATHER_AFTER, Server, Zygote
from errata.running.replies import ScriptRequest

TIMEOUT_S = 120.0
MEMORY_MB = 8192.0

# Imports the framework and prints; one operator, of which MindSpore's first is slow; what imports
# torch's compiler, forked from a process that has imported it.
SCRIPTS = {
    "trivial": {
        "torch": "import torch\n\nprint(torch.zeros(3).shape)\n",
        "paddle": "import paddle\n\nprint(paddle.__version__)\n",
        "mindspore": "import mindspore as ms\n\nprint(ms.Tensor([1.0, 2.0]).shape)\n",
    },
    "operator": {
        "torch": "import torch\n\nresult = torch.ones(3) + 1\n",
        "paddle": "import paddle\n\nresult = paddle.ones([3]) + 1\n",
        "mindspore": "import mindspore as ms\n\nresult = ms.Tensor([1.0, 2.0]) + 1\n",
    },
    "optimizer": {
        "torch": (
            "import torch\n\nweight = torch.ones(3, requires_grad=True)\n"
            "weight.sum().backward()\ntorch.optim.SGD([weight], lr=0.1).step()\nresult = weight\n"
        ),
    },
}
OLD_PADDLE = """import numpy as np
import paddle.fluid as fluid

with fluid.dygraph.guard():
    result = (fluid.dygraph.to_variable(np.ones(3)) + 1).numpy()
"""


def script_text(kind: str, built: BuiltEnvironment) -> str:
    """Return the script's source for one environment."""
    if kind == "operator" and built.spec.id.startswith("paddle-1."):
        return OLD_PADDLE
    return SCRIPTS[kind][built.spec.framework]


def measure_trivial(built: BuiltEnvironment, rounds: int) -> Iterator[dict[str, Any]]:
    """Yield a row for each trivial script: fresh against fork, before and after gathering."""
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        folder = Path(name)
        variables = same_variables(folder)
        layers = load_frameworks(REPOSITORY / "envs")[built.spec.framework].layers_of(
            built.spec.version
        )
        for kind, texts in SCRIPTS.items():
            layer = layers[:1] if kind == "optimizer" else ()
            if built.spec.framework not in texts or (kind == "optimizer" and not layer):
                continue
            script = folder / f"{kind}_script.py"  # `operator.py` would shadow a module
            script.write_text(script_text(kind, built))
            zygote = Zygote(built.python, built.spec.module, folder, variables, layer=layer)
            server = zygote.server()
            try:
                yield _row(kind, built, script, server, rounds, variables)
            finally:
                server.close()
                zygote.close()


def _row(
    kind: str,
    built: BuiltEnvironment,
    script: Path,
    server: Server,
    rounds: int,
    variables: dict[str, str],
) -> dict[str, Any]:
    request = ScriptRequest(
        script=script,
        module=built.spec.module,
        isolation=Isolation.FORK,
        timeout_s=TIMEOUT_S,
        memory_mb=MEMORY_MB,
    )
    reported: list[float] = []

    def fork() -> None:
        reply = server.run(request)
        assert reply["exit_code"] == 0, reply["stderr"]
        reported.append(reply["cpu_s"])

    def fresh() -> None:
        command = [str(built.python), str(script)]
        subprocess.run(command, env=variables, cwd=script.parent, capture_output=True, check=True)

    fork()
    fresh()  # both once unmeasured: files are then in the page cache
    early = in_turns({"fresh": fresh, "fork": fork}, min(rounds, GATHER_AFTER - 2))
    while len(reported) <= GATHER_AFTER:
        fork()  # the last of these moves to gathered memory
    late = in_turns({"fresh": fresh, "fork": fork}, rounds)
    every_fresh: list[Sample] = early["fresh"] + late["fresh"]
    return {
        "environment": built.spec.id,
        "script": kind,
        "fresh_ms": 1000 * median_wall(every_fresh),
        "fresh_cpu_ms": 1000 * median_cpu(every_fresh),
        "fork_ms": 1000 * median_wall(early["fork"]),
        "fork_script_cpu_ms": 1000 * sorted(reported)[len(reported) // 2],
        "ratio": median_ratio(early["fresh"], early["fork"]),
        "gathered_ms": 1000 * median_wall(late["fork"]),
        "gathered_ratio": median_ratio(late["fresh"], late["fork"]),
        "boot_s": run_timed(lambda: _boot(built, script.parent, variables)).wall_s,
    }


def _boot(built: BuiltEnvironment, folder: Path, variables: dict[str, str]) -> None:
    Zygote(built.python, built.spec.module, folder, variables).close()
