"""Find the workarounds that a user's code ties to cases, and whether they are still needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from errata.commands.diagnose.diagnosing import KnownCases
from errata.commands.diagnose.index import CaseFacts
from errata.commands.scan.document import Target
from errata.commands.scan.files import comments_of
from errata.commands.scan.workarounds_document import Need, Workaround, WorkaroundsView
from errata.model.cell import release_of

_TIED = re.compile(r"errata:\s{0,9}works-around\s{1,9}(?P<cases>[\w./, -]{1,400})")


def find_workarounds(
    known: KnownCases, files: Sequence[Path], targets: Mapping[str, Target]
) -> WorkaroundsView:
    """List the comments `# errata: works-around torch/case` in files.

    Each says whether its case fails on the releases in question and its fix still works there.
    """
    found: list[Workaround] = []
    problems: list[str] = []
    for path in files:
        try:
            comments = comments_of(path)
        except (OSError, SyntaxError, RecursionError, MemoryError) as error:
            problems.append(f"{path}: not read: {getattr(error, 'msg', None) or error}")
            continue
        for place, comment in comments:
            names = _named(comment)
            found += [_judged(place, name, known.index.find(name), targets) for name in names]
    used = {one.framework for one in found}
    return WorkaroundsView(
        workarounds=tuple(found),
        targets=tuple(one for name, one in targets.items() if name in used),
        files=len(files),
        problems=tuple(problems),
        options=known.options,
    )


def _named(comment: str) -> Iterator[str]:
    for tied in _TIED.finditer(comment):
        for word in re.split(r"[\s,]+", tied["cases"].strip()):
            if "/" not in word:
                return  # the words after the cases say why
            yield word.rstrip(".")


def _judged(
    place: str, name: str, case: CaseFacts | None, targets: Mapping[str, Target]
) -> Workaround:
    target = targets.get(case.framework) if case else None
    if case is None or target is None:
        return Workaround(place=place, case=name, need=Need.UNKNOWN)
    states = {release: case.fails_on(release) for release in target.versions}
    passes = {release_of(one) for one in case.fixed}
    failing = [release for release, fails in states.items() if fails]
    if None in states.values():
        need = Need.UNMEASURED
    elif not failing:
        need = Need.OVER if _healed_since(case) else Need.LATER
    elif any(release in case.releases() and release not in passes for release in failing):
        need = Need.BROKEN
    else:
        need = Need.NEEDED
    return Workaround(
        place=place,
        case=name,
        need=need,
        framework=case.framework,
        title=case.title,
        since=_healed_since(case),
        facts=case,
    )


def _healed_since(case: CaseFacts) -> str:
    """Return the first release from which on the case no longer fails; empty if it still does."""
    since = ""
    for release, fails in case.releases().items():
        since = "" if fails else since or release
    return since
