"""A small project whose stored runs show every verdict, and a case that prints hostile text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from factories import CASE_TOML, PASSED, make_raised, write_case
from stored_runs import DRIFTED, INFRA, MODES_TOML, UNAVAILABLE, WITH_MODES, StoredRuns

from errata.model.outcome import Outcome, ScriptResult

RELEASES = ("torch-2.13.0", "torch-2.14.1", "torch-2.15.0")
HOSTILE = (
    "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
    "<svg onload=alert(3)></svg> ]]> --> {{ 7 * 7 }} {% raw %} \x1b[31mred\x1b[0m "
    "\u202egnp.exe\u202c \u2066hidden\u2069 \x00 \ud800 &lt;b&gt; \"'`"
)
_WRITTEN = HOSTILE.replace("\x00", "").replace("\ud800", "")
"""As far as a script's own text, in UTF-8, can say it."""

_FAILS = make_raised()
_ELSEWHERE = make_raised("no module named nothing", kind="ImportError", at="import torch")
_HANGS = ScriptResult(outcome=Outcome.TIMED_OUT)
_STORIES = {
    "torch/reproduces": (_FAILS, _FAILS, _FAILS),
    "torch/drifts": (_FAILS, _FAILS, DRIFTED),
    "torch/heals": (_FAILS, PASSED, PASSED),
    "torch/masked": (_FAILS, _ELSEWHERE, _ELSEWHERE),
    "torch/unavailable": (_FAILS, _FAILS, UNAVAILABLE),
    "torch/infra": (_FAILS, _FAILS, INFRA),
    "torch/hangs": (_FAILS, _HANGS, _HANGS),
}
_HOSTILE_TOML = CASE_TOML.replace(
    'title = "Shapes do not fit"', 'title = "Prints </script><script>alert(4)</script> & `more`"'
).replace(
    'cause = "Because."',
    "cause = '''<img src=x onerror=alert(5)> [click](javascript:alert(6)) "
    "![](https://example.org/tracker.png) `</code><script>alert(7)</script>`'''",
)


def make_small_site(project: Path, directory: Path) -> None:
    """Measure the small project in the memory, and publish it."""
    from errata.commands.site.build import publish

    runs = make_small_runs(project)
    publish(runs.project, runs.store, directory)


def make_small_runs(project: Path) -> StoredRuns:
    """Write the cases and store two nights of them."""
    runs = StoredRuns(project, [*_STORIES, "torch/fix-fails", "torch/flaky"])
    cases = project / "cases"
    broken = f"{WITH_MODES}result = model(x)\n"
    write_case(cases / "torch/modes", MODES_TOML, broken=broken, fixed=WITH_MODES)
    script = f"import torch\n\n# {_WRITTEN}\nresult = model(x)\n"
    write_case(cases / "torch/hostile", _HOSTILE_TOML, broken=script)
    for number in (0, 1):
        _measure(runs, number)
    return runs


def _measure(runs: StoredRuns, number: int) -> None:
    night = runs.night(number)
    for place, environment in enumerate(RELEASES):
        for case, story in _STORIES.items():
            runs.say(
                night, environment, _seen(story[place], place), _seen(PASSED, place), case=case
            )
        fails = make_raised("the fix is gone", at="import torch")
        fixed = fails if place == 2 else PASSED
        runs.say(night, environment, _FAILS, fixed, case="torch/fix-fails")
        for repeat in (0, 1):
            now = PASSED if place == 1 and repeat else _FAILS
            runs.say(night, environment, now, case="torch/flaky", repeats=(repeat,))
        for mode in ("eager", "compile"):
            now = PASSED if mode == "compile" and place == 2 else _FAILS
            runs.say(night, environment, _seen(now, place), case="torch/modes", mode=mode)
        runs.say(night, environment, _hostile(place), case="torch/hostile")
    if number == 0:
        runs.accept(night)
    runs.store.finish_run(night.id, 1, {"reproduces": 5, "healed": 2})


def _seen(result: ScriptResult, place: int) -> ScriptResult:
    """Add what a real script leaves: how long it took, what it used, its traceback."""
    if not result.outcome.is_from_script:
        return result
    said = result.signature
    text = f"Traceback (most recent call last):\n{said.type}: {said.message}" if said else ""
    return replace(result, wall_s=0.5 * 4**place, peak_mb=200.0 + 50 * place, traceback=text)


def _hostile(place: int) -> ScriptResult:
    """Raise hostile text, and print it; another text with each release."""
    failed = make_raised(f"{_WRITTEN} {place}")
    text = f"Traceback (most recent call last):\n{HOSTILE}\n" + "A" * 20_000
    return replace(
        failed, traceback=text, stdout=HOSTILE * 3, stderr=HOSTILE, wall_s=1.0, peak_mb=1e5
    )
