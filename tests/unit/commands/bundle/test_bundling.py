"""A bundle has what a maintainer needs, nothing of its maker, and the same bytes everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from bundles import (
    ALICE,
    BROKEN,
    OTHER,
    RAISED,
    TOKEN,
    bundle_of,
    hidden_case,
    members_of,
    say_four_releases,
    subject_of,
    write_hidden_case,
)
from factories import PASSED, REPOSITORY, parse_toml, write_case
from stored_runs import StoredRuns

from errata.commands.bundle.bundling import look_around, make_bundle, shorten_paths
from errata.commands.bundle.redaction import Identity
from errata.measuring.lending import NamedCase, find_case
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.store.sql import Store


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    runs = hidden_case(tmp_path / "project")
    say_four_releases(runs)
    return runs


def test_what_a_person_reads_comes_first_and_everything_is_there(
    runs: StoredRuns, tmp_path: Path
) -> None:
    names = list(members_of(bundle_of(runs), tmp_path))
    assert names[:3] == ["README.md", "ISSUE-torch.md", "replay.py"]
    assert {name for name in names if not name.startswith("replay_parts/")} == {
        *("README.md", "ISSUE-torch.md", "replay.py", "signature.json", "REDACTED.md"),
        *("case/broken.py", "case/fixed.py", "case/case.toml", "releases.md", "releases.json"),
        *("requirements.txt", "requirements.lock", "environment.yml", "MANIFEST.json"),
    }


def test_nothing_of_its_maker_is_in_it(runs: StoredRuns, tmp_path: Path) -> None:
    bundle = bundle_of(runs)
    for name, content in members_of(bundle, tmp_path).items():
        for secret in ("alice", "bluebox", TOKEN, "bob", str(tmp_path)):
            assert secret not in content.decode("utf-8"), name
    assert bundle.changed == ("broken.py", "case.toml")


def test_script_signature_and_case_still_agree(runs: StoredRuns, tmp_path: Path) -> None:
    members = members_of(bundle_of(runs), tmp_path)
    folder = tmp_path / "unpacked"
    write_case(
        folder,
        members["case/case.toml"],
        broken=members["case/broken.py"],
        fixed=members["case/fixed.py"],
    )
    case = load_case(folder, "torch/one", load_frameworks(REPOSITORY / "envs"))
    expected = json.loads(members["signature.json"])["expected"]
    assert case.expectations[0].at == expected[0]["at"]
    assert "<token-1>" in case.broken
    assert "<token-1>" in str(case.expectations[0].at)
    assert json.loads(members["signature.json"])["seen"]["message"] == (
        "cannot load /home/<user-1>/weights.pt with <token-1>: [1.0, 1.0]"
    ).replace("<user-1>", case.broken.partition("/home/")[2].partition("/")[0])


def test_it_is_said_what_was_taken_out_and_never_the_secret(
    runs: StoredRuns, tmp_path: Path
) -> None:
    bundle = bundle_of(runs)
    page = members_of(bundle, tmp_path)["REDACTED.md"].decode()
    assert "| `case/broken.py` | `<token-1>` | access token | 1 |" in page
    assert "user name" in page
    assert "host name" in page
    assert "Changed by this: `broken.py`, `case.toml`" in page
    assert bundle.redacted["case/broken.py"]


def test_it_is_about_the_newest_release_that_fails(runs: StoredRuns, tmp_path: Path) -> None:
    bundle = bundle_of(runs)
    about = json.loads(members_of(bundle, tmp_path)["signature.json"])
    assert about["environment"]["release"] == "2.15.0"
    assert about["environment"]["lock"]
    assert about["known"] == "measured 2026-11-02 03:05 UTC"
    assert "ValueError" in bundle.facts.traceback
    assert "/home" not in bundle.facts.traceback.partition("ValueError")[0]


def test_a_place_can_be_asked_for(runs: StoredRuns) -> None:
    bundle = bundle_of(runs, place="torch-2.5.1:*")
    assert bundle.facts.about.environment.release == "2.5.1"
    with pytest.raises(UsageProblem, match="documents no failure in 'torch-1"):
        bundle_of(runs, place="torch-1*")


def test_the_table_has_every_release_and_where_it_changed(runs: StoredRuns, tmp_path: Path) -> None:
    document = json.loads(members_of(bundle_of(runs), tmp_path)["releases.json"])
    rows = [(r["release"], r["verdict"], r["documented"]) for r in document["releases"]]
    assert rows == [
        ("2.0.1", "healed", False),
        ("2.3.1", "healed", False),
        ("2.5.1", "masked", False),
        ("2.15.0", "reproduces", True),
    ]
    changes = [(c["before"], c["after"], c["between"], c["confirmed"]) for c in document["changes"]]
    assert changes[0] == ("2.3.1", "2.5.1", ["2.4.1"], True)
    assert changes[1][:2] == ("2.5.1", "2.15.0")
    assert not changes[1][3]


def test_the_record_alone_is_enough(runs: StoredRuns) -> None:
    runs.accept(runs.store.runs()[0])
    bundle = make_bundle(subject_of(runs), Store(), identity=ALICE)
    assert bundle.facts.about.known == "recorded"
    assert bundle.facts.about.seen is not None
    assert bundle.facts.traceback == ""
    assert {one.measured for one in bundle.facts.releases} == {"recorded"}


def test_a_captured_case_is_about_the_release_that_it_begins_with(tmp_path: Path) -> None:
    runs = hidden_case(tmp_path / "project")
    toml = runs.project.corpora[0] / "torch" / "one" / "case.toml"
    text = toml.read_text().replace("torch >=2.0", "torch >=2.5.1").replace("It raises,", "TODO:")
    toml.write_text(text.replace("fix = ", "fix_known = false\nfix = "))
    bundle = bundle_of(runs)
    assert bundle.facts.about.environment.release == "2.5.1"
    assert bundle.facts.to_do == ("cause",)
    assert "where it was not measured" in bundle.issue.text
    assert "No fix or workaround is known." in bundle.issue.text
    assert "TODO" not in bundle.issue.text


def test_a_case_that_nobody_measured_is_bundled_as_documented(tmp_path: Path) -> None:
    bundle = bundle_of(hidden_case(tmp_path / "project"))
    assert bundle.facts.about.known == "documented"
    assert bundle.facts.releases == ()
    assert "No release was measured" in bundle.issue.text


def test_results_of_edited_scripts_do_not_count(runs: StoredRuns) -> None:
    script = runs.project.corpora[0] / "torch" / "one" / "broken.py"
    script.write_text(BROKEN + "# edited\n")
    assert bundle_of(runs).facts.about.known == "documented"


def test_a_crash_is_named_by_its_signal(tmp_path: Path) -> None:
    runs = hidden_case(tmp_path / "project")
    toml = runs.project.corpora[0] / "torch" / "one" / "case.toml"
    head = toml.read_text().partition("[[expect]]")[0].replace('"exception"', '"crash"')
    toml.write_text(f'{head}[[expect]]\noutcome = "crashed"\nsignal = "SIGSEGV"\n')
    crashed = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV", stderr="Fatal error\n")
    runs.say(runs.night(1), "torch-2.15.0", crashed)
    bundle = bundle_of(runs)
    assert bundle.facts.about.outcome == "crashed (SIGSEGV)"
    assert "Fatal error" in bundle.issue.text


def test_files_beside_the_scripts_travel(runs: StoredRuns, tmp_path: Path) -> None:
    folder = runs.project.corpora[0] / "torch" / "one"
    (folder / "deep").mkdir()
    (folder / "deep" / "part.py").write_text("# alice\n")
    (folder / "data.bin").write_bytes(b"\xff\x00\x01")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "x.pyc").write_bytes(b"x")
    bundle = bundle_of(runs)
    members = members_of(bundle, tmp_path)
    assert members["case/deep/part.py"] == b"# <user-1>\n".replace(
        b"<user-1>", members["case/deep/part.py"][2:-1]
    )
    assert b"alice" not in members["case/deep/part.py"]
    assert members["case/data.bin"] == b"\xff\x00\x01"
    assert bundle.unread == ("data.bin",)
    assert not any("pycache" in name for name in members)
    assert b"`data.bin` is not text" in members["REDACTED.md"]


def test_a_link_is_not_followed(runs: StoredRuns) -> None:
    (runs.project.corpora[0] / "torch" / "one" / "passwd").symlink_to("/etc/passwd")
    with pytest.raises(UsageProblem, match="is a link"):
        bundle_of(runs)


def test_a_large_file_is_refused(runs: StoredRuns) -> None:
    path = runs.project.corpora[0] / "torch" / "one" / "weights.bin"
    with path.open("wb") as file:
        file.truncate(17 * 2**20)
    with pytest.raises(UsageProblem, match="larger than 16 MiB"):
        bundle_of(runs)


def test_words_can_be_kept_and_taken_out(runs: StoredRuns, tmp_path: Path) -> None:
    bundle = bundle_of(runs, keep=("bob@example.com",), words=("Loading",))
    toml = members_of(bundle, tmp_path)["case/case.toml"].decode()
    assert "ask bob@example.com." in toml
    assert 'title = "<word-1> fails for <user-' in toml


def test_a_user_called_like_a_package_changes_nothing(runs: StoredRuns) -> None:
    named = [
        make_bundle(subject_of(runs), runs.store, identity=Identity(users=(name,), hosts=(name,)))
        for name in ("torch", "numpy", "nobody-else")
    ]
    assert len({bundle.content for bundle in named}) == 1


def test_requirements_are_for_pip_and_conda(runs: StoredRuns, tmp_path: Path) -> None:
    members = members_of(bundle_of(runs), tmp_path)
    assert members["requirements.txt"].decode().splitlines()[0] == "torch==2.15.0"
    conda = yaml.safe_load(members["environment.yml"])
    assert conda["dependencies"][0] == "python=3.11"
    assert "torch==2.15.0" in conda["dependencies"][-1]["pip"]
    lock = REPOSITORY / "envs" / "locks"
    if members.get("requirements.lock"):
        committed = {path.read_bytes() for path in lock.rglob("torch-2.15.0.txt")}
        assert members["requirements.lock"] in committed


def test_the_manifest_lists_every_other_member(runs: StoredRuns, tmp_path: Path) -> None:
    members = members_of(bundle_of(runs), tmp_path)
    listed = json.loads(members["MANIFEST.json"])["members"]
    assert set(listed) == set(members) - {"MANIFEST.json"}


BUILD = """\
import sys
from pathlib import Path
from bundles import hidden_case, say_four_releases, subject_of
from errata.commands.bundle.bundling import make_bundle
runs = hidden_case(Path(sys.argv[1]) / "project")
say_four_releases(runs)
Path(sys.argv[2]).write_bytes(make_bundle(subject_of(runs), runs.store).content)
"""


def test_everybody_gets_the_same_bytes_everywhere(tmp_path: Path) -> None:
    built = []
    for number, zone in enumerate(("UTC", "Asia/Kathmandu", "America/St_Johns")):
        folder = tmp_path / f"{'x' * number}folder"
        folder.mkdir()
        home = str(folder / "home")
        variables = {
            "TZ": zone,
            "PYTHONHASHSEED": str(number),
            "USER": f"somebody{number}",
            "LOGNAME": f"somebody{number}",
            "HOME": home,
            "PYTHONPATH": os.pathsep.join([str(REPOSITORY), str(REPOSITORY / "tests")]),
            "LC_ALL": ("C", "C.UTF-8", "POSIX")[number],
        }
        subprocess.run(
            [sys.executable, "-W", "error", "-c", BUILD, folder, folder / "out.zip"],
            env={**os.environ, **variables},
            umask=(0o022, 0o077, 0o000)[number],
            cwd=folder,
            check=True,
            timeout=120,
        )
        built.append((folder / "out.zip").read_bytes())
    assert built[0] == built[1] == built[2]


# What is bundled ------------------------------------------------------------------------------


def test_a_folder_outside_of_any_project_is_a_case(tmp_path: Path) -> None:
    folder = write_hidden_case(tmp_path / "somewhere" / "my-failure")
    subject = find_case(tmp_path, "somewhere/my-failure")
    assert subject.case.id == "my-failure"
    bundle = make_bundle(subject, Store(), identity=ALICE)
    assert bundle.facts.slug == "my-failure"
    assert find_case(folder, ".").case.id == "my-failure"


def test_a_case_without_a_failure_has_nothing_to_file(runs: StoredRuns) -> None:
    subject = subject_of(runs)
    passes = replace(subject.case.expectations[0], outcome=Outcome.PASSED, type=None)
    case = replace(subject.case, expectations=(replace(passes, message=None, at=None),))
    healed = NamedCase(project=subject.project, frameworks=subject.frameworks, case=case)
    with pytest.raises(UsageProblem, match="nothing to file"):
        make_bundle(healed, Store())


def test_a_bundle_is_a_sound_archive(runs: StoredRuns, tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(bundle_of(runs).content)
    assert zipfile.ZipFile(tmp_path / "x.zip").testzip() is None
    assert parse_toml(zipfile.ZipFile(tmp_path / "x.zip").read("case/case.toml").decode())


def test_packages_of_ones_own_are_not_named(runs: StoredRuns) -> None:
    facts = EnvironmentFacts(
        environment="torch-2.15.0",
        framework_version="2.15.0",
        python_version="3.11.7",
        packages=("acme-secrets==1.0", "numpy==2.1.0", "torch==2.15.0", "torchvision==0.30.0"),
    )
    runs.store.add_environment(runs.store.runs()[0].id, facts)
    named = ("numpy==2.1.0", "torch==2.15.0", "torchvision==0.30.0")
    assert bundle_of(runs).facts.packages == named


def test_a_flaky_release_is_no_change(tmp_path: Path) -> None:
    runs = hidden_case(tmp_path / "project")
    night = runs.night(1)
    runs.say(night, "torch-2.3.1", RAISED)
    runs.say(night, "torch-2.5.1", RAISED)
    runs.say(night, "torch-2.5.1", PASSED, repeats=(1,))
    runs.say(night, "torch-2.15.0", RAISED)
    assert bundle_of(runs).facts.changes == ()


def test_who_works_here_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "somebody")
    monkeypatch.setenv("HOME", "/data/people/somebody")
    identity = look_around()
    assert "somebody" in identity.users
    assert "/data/people/somebody" in identity.homes
    assert identity.hosts


def test_paths_lose_where_things_lay() -> None:
    text = (
        'File "/home/x/envs/t/lib/python3.11/site-packages/torch/a.py"\n'
        'File "/opt/py/lib/python3.11/json/b.py"\nFile "/home/x/cases/one/broken.py"\n'
    )
    assert shorten_paths(text, "/home/x/cases/one") == (
        'File "site-packages/torch/a.py"\nFile "lib/python3.11/json/b.py"\nFile "broken.py"\n'
    )


def test_a_second_behaviour_is_said_in_words(runs: StoredRuns) -> None:
    words = {one.letter: one.broken for one in bundle_of(runs).facts.releases}
    assert OTHER.signature is not None
    assert f"ValueError: {OTHER.signature.message}" in words.values()
