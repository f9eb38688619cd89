"""What the user calls an environment, and which releases that is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from factories import make_framework
from hypothesis import given
from hypothesis import strategies as st
from packaging.specifiers import SpecifierSet
from packaging.version import Version

from errata.model.cell import Offer
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.plan.choosing import Chosen, Offered, find_environments, named, order, resolve
from errata.plan.framework import Framework, Nightly, Release, Variant

TORCH = make_framework()
PADDLE_ALL = ["2.6.2", "3.0.0", "3.3.1", "4.0.0rc1"]
PADDLE = make_framework("paddle", PADDLE_ALL, modes=["dynamic"]).model_copy(
    update={"variants": {"cpu": Variant(distribution="paddlepaddle")}}
)
FRAMEWORKS = {"torch": TORCH, "paddle": PADDLE}
TORCH_ALL = ["1.13.1", "2.0.1", "2.5.1", "2.15.0"]
INDEX = "https://example.org/whl/nightly/cpu"
NIGHTLY = {
    **FRAMEWORKS,
    "torch": TORCH.model_copy(update={"nightly": Nightly(indexes={"cpu": INDEX}, python="3.12")}),
}


def offering(*offers: Offer) -> Offered:
    """Make an index that has these."""

    def offered(framework: Framework, nightly: bool) -> Sequence[Offer]:
        return offers

    return offered


def index_with(*versions: str, pythons: tuple[str, ...] = ("3.10", "3.11", "3.12")) -> Offered:
    return offering(*(Offer(version=version, pythons=pythons) for version in versions))


def refuse(framework: Framework, nightly: bool) -> Sequence[Offer]:
    raise AssertionError("nothing needs the index for this")


def found(
    asked: str, offered: Offered | None = None, *, unlisted: bool = False
) -> dict[str, list[str]]:
    chosen = resolve(asked, FRAMEWORKS, offered=offered, unlisted=unlisted)
    return {name: [one.version for one in releases] for name, releases in chosen.items()}


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("default", {"torch": ["2.15.0"], "paddle": ["3.3.1"]}),
        ("all", {"torch": TORCH_ALL, "paddle": PADDLE_ALL}),
        ("*", {"torch": TORCH_ALL, "paddle": PADDLE_ALL}),
        ("torch", {"torch": TORCH_ALL}),
        ("torch-2.*", {"torch": ["2.0.1", "2.5.1", "2.15.0"]}),
        (" torch-2.15.0 ", {"torch": ["2.15.0"]}),
        ("torch-2.15", {"torch": ["2.15.0"]}),
        ("torch-2.5", {"torch": ["2.5.1"]}),  # the newest listed release of this line
        ("torch-2", {"torch": ["2.15.0"]}),
        ("torch==2.5", {"torch": ["2.5.0"]}),
        ("torch-2.9", {"torch": ["2.9.0"]}),
        ("*-3.?.1", {"paddle": ["3.3.1"]}),
        ("torch>=2.5", {"torch": ["2.5.1", "2.15.0"]}),
        ("torch >= 2.5, < 2.10", {"torch": ["2.5.1"]}),
        ("torch==2.5.1", {"torch": ["2.5.1"]}),
        ("torch==2.*", {"torch": ["2.0.1", "2.5.1", "2.15.0"]}),
        ("torch===2.5.1", {"torch": ["2.5.1"]}),
        ("torch~=2.0", {"torch": ["2.0.1", "2.5.1", "2.15.0"]}),
        ("torch!=2.5.1", {"torch": ["1.13.1", "2.0.1", "2.15.0"]}),
        ("paddle>3", {"paddle": ["3.3.1", "4.0.0rc1"]}),
        ("torch==2.9.1", {"torch": ["2.9.1"]}),
        ("torch-2.9.1", {"torch": ["2.9.1"]}),
        ("torch-v2.9.1", {"torch": ["2.9.1"]}),
        ("torch== 2.9", {"torch": ["2.9.0"]}),
        ("torch-2.9rc2", {"torch": ["2.9.0rc2"]}),
    ],
)
def test_listed_releases_and_exact_versions_need_no_index(
    asked: str, expected: dict[str, list[str]]
) -> None:
    assert found(asked, refuse) == found(asked) == expected


def test_an_exact_release_may_name_its_interpreter() -> None:
    assert resolve("torch-2.9.1-py3.12", FRAMEWORKS) == {
        "torch": [Chosen(version="2.9.1", python="3.12")]
    }
    assert resolve("torch-2.5-py3.12", FRAMEWORKS) == {
        "torch": [Chosen(version="2.5.1", python="3.12")]
    }
    assert resolve("torch-2.15.0-py3.11", FRAMEWORKS) == {"torch": [Chosen(version="2.15.0")]}


def test_of_a_line_a_final_release_is_taken_before_a_newer_candidate() -> None:
    listed = ("4.0.0rc1", "4.0.0rc2", "5.0", "5.0.1", "5.1.0", "5.1.1rc1")
    fast = make_framework("fast", listed)
    asked = ("fast-4.0", "fast-5", "fast-5.0", "fast-5.1")
    chosen = [resolve(one, {"fast": fast})["fast"][0].version for one in asked]
    assert chosen == ["4.0.0rc2", "5.1.0", "5.0", "5.1.0"]


def test_environments_are_found_by_identifiers_and_by_all_that_names_releases() -> None:
    def ids(asked: str, offered: Offered | None = None) -> list[str]:
        return [spec.id for spec in find_environments(asked, FRAMEWORKS, offered)]

    assert ids("torch-2.5+timm") == ["torch-2.5.1+timm"]
    assert ids("torch>=2.5") == ["torch-2.5.1", "torch-2.15.0"]
    assert ids("torch-2.9.1", refuse) == ["torch-2.9.1"]
    assert ids("torch==2.9.*", index_with("2.9.1")) == ["torch-2.9.1"]
    with pytest.raises(UsageProblem, match=r"torch 2\.9\.1 is not in the framework table"):
        ids("torch-2.9.1")


@pytest.mark.parametrize(
    ("asked", "words", "hint"),
    [
        ("torch>99", "no listed release of torch satisfies '>99'", "nearest: torch-2.15.0;"),
        ("torch<0.4", "no listed release of torch satisfies '<0.4'", "nearest: torch-1.13.1;"),
        ("torch==2.9.*", "no listed release of torch satisfies '==2.9.*'", "nearest: torch-2.5.1;"),
        ("torch==2.9,<3", "no listed release of torch satisfies", "errata envs releases torch"),
        ("torch>=x", "'>=x' is not a PEP 440 specifier", "torch>=2.5"),
        ("torch==x", "'x' is not a version of torch", "write it like 2.15.0"),
        ("torch==2.9.1+cpu", "'2.9.1+cpu' is one build of torch 2.9.1", "torch==2.9.1"),
        ("torch-2.9.*", "no listed environment matches 'torch-2.9.*'", "'torch==2.9.*' reaches"),
        ("torhc>=2", "unknown framework 'torhc'; known: paddle, torch", "did you mean 'torch'?"),
        ("paddlepaddle==3.0.0", "unknown framework 'paddlepaddle'", "did you mean 'paddle'?"),
        ("torch_npu>=2", "unknown framework 'torch_npu'", ""),
        ("torhc-2.15.0", "no listed environment matches 'torhc-2.15.0'", "'torch-2.15.0'?"),
        ("jax-*", "no listed environment matches 'jax-*'", "see: errata envs list"),
        ("", "no listed environment matches ''", "see: errata envs list"),
        ("nightly", "the framework table names no index with nightlies of any", "[nightly]"),
        ("paddle-nightly", "the framework table names no index with nightlies of paddle", ""),
        ("jax-nightly", "unknown framework 'jax'", ""),
    ],
)
def test_what_does_not_exist_is_refused_with_the_nearest(asked: str, words: str, hint: str) -> None:
    with pytest.raises(UsageProblem) as caught:
        resolve(asked, FRAMEWORKS)
    assert caught.value.message.startswith(words)
    assert hint in caught.value.hint
    assert caught.value.exit_code == 2


def test_a_range_without_listed_releases_reaches_what_the_index_offers() -> None:
    offered = index_with("2.9.1", "2.10.0", "2.9.0", "2.15.0", "2.9.2rc1")
    assert found("torch==2.9.*", offered) == {"torch": ["2.9.0", "2.9.1"]}
    assert found("torch>=2.8,<2.11", offered) == {"torch": ["2.9.0", "2.9.1", "2.10.0"]}
    assert found("torch>=2.9.2rc1,<2.10", offered) == {"torch": ["2.9.2rc1"]}


def test_a_range_with_listed_releases_keeps_to_them_unless_told_otherwise() -> None:
    offered = index_with("2.9.1", "2.15.0", "2.16.0rc1")
    assert found("torch>=2.5", refuse) == {"torch": ["2.5.1", "2.15.0"]}
    assert found("torch>=2.5", offered, unlisted=True) == {"torch": ["2.5.1", "2.15.0", "2.9.1"]}


def test_a_range_that_even_the_index_has_nothing_for_names_the_nearest_offer() -> None:
    with pytest.raises(UsageProblem, match="no listed or offered release of torch") as caught:
        found("torch==2.9.*", index_with("2.8.0", "2.10.0", "not a version"))
    assert "nearest: torch-2.8.0;" in caught.value.hint


def test_an_offer_runs_in_the_borrowed_interpreter_where_it_can_and_else_in_its_newest() -> None:
    offered = offering(
        Offer(version="2.9.0", pythons=("3.10", "3.11", "3.12")),
        Offer(version="2.9.1", pythons=("3.12", "3.13")),
        Offer(version="2.9.2", pythons=("3.8", "3.9")),
    )
    (chosen,) = resolve("torch==2.9.*", FRAMEWORKS, offered=offered).values()
    assert [(one.version, one.python) for one in chosen] == [
        ("2.9.0", None),
        ("2.9.1", "3.13"),
        ("2.9.2", "3.9"),
    ]


def nights(*offers: Offer) -> Chosen:
    (chosen,) = resolve("torch-nightly", NIGHTLY, offered=offering(*offers))["torch"]
    return chosen


def test_the_newest_night_that_has_the_usual_interpreter_is_taken() -> None:
    chosen = nights(
        Offer(version="2.17.0.dev20261119", pythons=("3.12",)),
        Offer(version="2.17.0.dev20261120", pythons=("3.14",)),
        Offer(version="2.17.0.dev20261103", pythons=("3.12",)),
    )
    assert chosen == Chosen(version="2.17.0.dev20261119", index_url=INDEX, nightly=True)


def test_where_no_night_has_the_usual_interpreter_the_newest_one_does() -> None:
    chosen = nights(Offer(version="2.17.0.dev20261120", pythons=("3.13", "3.14")))
    assert chosen.python == "3.14"


def test_a_final_release_on_a_nightly_index_is_never_taken_for_a_nightly() -> None:
    """Falling back to the stable release in silence is how nightlies go unmeasured."""
    assert (
        nights(
            Offer(version="2.17.0", pythons=("3.12",)),
            Offer(version="2.17.0.dev20261101", pythons=("3.12",)),
        ).version
        == "2.17.0.dev20261101"
    )
    with pytest.raises(EnvironmentFailed, match="has no build for this platform"):
        nights(Offer(version="2.17.0", pythons=("3.12",)))


def test_nightly_alone_means_every_framework_that_has_an_index_of_them() -> None:
    offered = index_with("2.17.0.dev20261119")
    assert list(resolve("nightly", NIGHTLY, offered=offered)) == ["torch"]
    with pytest.raises(UsageProblem, match="nightlies of paddle") as caught:
        resolve("paddle-nightly", NIGHTLY, offered=offered)
    assert caught.value.hint == "those that have one: torch"


def test_one_night_may_be_named_and_then_comes_from_the_nightly_index() -> None:
    expected = Chosen(version="2.17.0.dev20261103", index_url=INDEX, nightly=True)
    assert named(NIGHTLY["torch"], "2.17.0.dev20261103") == expected
    assert resolve("torch-2.17.0.dev20261103", NIGHTLY, offered=refuse) == {"torch": [expected]}
    assert named(TORCH, "2.17.0.dev20261103").nightly is False


def test_a_nightly_cannot_be_found_without_asking() -> None:
    with pytest.raises(UsageProblem, match="found by asking its index"):
        resolve("nightly", NIGHTLY)


VERSIONS = st.builds(
    lambda major, minor, micro, suffix: f"{major}.{minor}.{micro}{suffix}",
    st.integers(0, 3),
    st.integers(0, 16),
    st.integers(0, 2),
    st.sampled_from(["", "", "", "rc1", ".dev3", ".post1"]),
)
BOUNDS = st.builds(
    lambda operator, version: f"{operator}{version}",
    st.sampled_from([">=", "<=", "<", ">", "!=", "=="]),
    VERSIONS,
)


@given(
    st.lists(BOUNDS, min_size=1, max_size=3),
    st.lists(VERSIONS, min_size=1, max_size=6, unique_by=Version),
    st.lists(VERSIONS, max_size=12, unique_by=Version),
    st.booleans(),
)
def test_a_range_holds_what_satisfies_it_and_all_of_that(
    bounds: list[str], listed: list[str], offered: list[str], unlisted: bool
) -> None:
    releases = tuple(Release(version=text, python="3.11") for text in sorted(listed, key=Version))
    framework = TORCH.model_copy(update={"releases": releases})
    wanted = SpecifierSet(",".join([*bounds, "<99"]))
    frameworks = {"torch": framework}
    try:
        chosen = resolve(
            f"torch{wanted}", frameworks, unlisted=unlisted, offered=index_with(*offered)
        )
    except UsageProblem as error:
        assert not any(wanted.contains(text, prereleases=True) for text in listed)
        nearest = error.hint.partition(";")[0].removeprefix("nearest: torch-")
        assert Version(nearest) in {Version(text) for text in (*listed, *offered)}
        return
    got = {Version(one.version) for one in chosen["torch"]}
    assert len(got) == len(chosen["torch"])
    assert all(wanted.contains(str(version), prereleases=True) for version in got)
    mine = {Version(text) for text in listed if wanted.contains(text, prereleases=True)}
    assert mine <= got
    if unlisted or not mine:
        final = {Version(text) for text in offered if not Version(text).is_prerelease}
        assert {version for version in final if wanted.contains(str(version))} <= got
    else:
        assert got == mine
    in_order = sorted(chosen["torch"], key=order)
    assert [Version(one.version) for one in in_order] == sorted(got)
