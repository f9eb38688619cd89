"""The user's package indexes: settings, sources, and what they offer, from folders and a server."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from local_index import serving, write_index

from errata import indexes
from errata.indexes import (
    IndexReport,
    IndexSettings,
    PipSetting,
    Source,
    _session,
    ask_indexes,
    read_settings,
    redact,
    sources,
    stops_at_first,
)
from errata.model.errors import EnvironmentFailed

X86 = "linux_x86_64"
ANY = "py3-none-any"
PYPI = "https://pypi.org/simple/"


def settings(uv: Mapping[str, str] | None = None, **pip: str) -> IndexSettings:
    """Make settings; `pip` has underscores for pip's dashes."""
    uv = uv or {}
    return IndexSettings(
        pip={k.replace("_", "-"): PipSetting(value=v, origin="here") for k, v in pip.items()},
        uv=uv,
        uv_has_default="UV_DEFAULT_INDEX" in uv,
    )


def read(home: Path, **variables: str) -> IndexSettings:
    return read_settings({"XDG_CONFIG_DIRS": str(home / "xdg"), **variables}, home=home)


def pip_conf(home: Path, text: str) -> Path:
    file = home / ".config" / "pip" / "pip.conf"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


def places(found: IndexSettings, **environ: str) -> list[tuple[str, bool]]:
    return [(source.url, source.flat) for source in sources(found, environ)]


def ask(found: IndexSettings, distribution: str = "frame", **environ: str) -> IndexReport:
    return ask_indexes(distribution, found, environ=environ)


def versions(found: IndexSettings, **environ: str) -> list[str]:
    return [one.version for one in ask(found, **environ).offers]


@pytest.fixture(autouse=True)
def _nothing_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep /etc and proxies out, and let the same wheels fit wherever the tests run."""
    real = Path.read_text

    def guarded(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        if str(self).startswith("/etc/"):
            raise FileNotFoundError(str(self))
        return real(self, encoding=encoding, errors=errors)

    monkeypatch.setattr(Path, "read_text", guarded)
    for name in ("ALL_PROXY", "HTTP_PROXY", "http_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
    platforms = ["manylinux_2_28_x86_64", "manylinux_2_17_x86_64", X86]
    monkeypatch.setattr(indexes, "platform_tags", lambda: iter(platforms))
    indexes._supported.cache_clear()
    yield
    indexes._supported.cache_clear()


# Settings -----------------------------------------------------------------------------------------


def test_without_settings_the_default_index_serves(tmp_path: Path) -> None:
    settings = read(tmp_path)
    assert not settings.names_own_sources
    assert settings.environment({}) == {}
    assert settings.flags() == []
    assert settings.describe()[0][1].startswith("PyPI")


def test_pip_variables_become_variables_of_uv(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        PIP_INDEX_URL="https://mirror.example/simple",
        PIP_EXTRA_INDEX_URL="https://one.example https://two.example",
        PIP_FIND_LINKS="https://links.example/page.html",
        PIP_CERT="/certs.pem",
        PIP_TRUSTED_HOST="mirror.example",
    )
    assert settings.environment({}) == {
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_INDEX": "https://one.example https://two.example",
        "UV_FIND_LINKS": "https://links.example/page.html",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_INSECURE_HOST": "mirror.example",
        "SSL_CERT_FILE": "/certs.pem",
    }


def test_a_certificate_that_is_set_already_stays(tmp_path: Path) -> None:
    settings = read(tmp_path, PIP_CERT="/pip.pem")
    assert settings.environment({"SSL_CERT_FILE": "/own.pem"}) == {"SSL_CERT_FILE": "/own.pem"}


def test_variables_beat_files_and_install_beats_global(tmp_path: Path) -> None:
    pip_conf(
        tmp_path,
        "[global]\nindex-url = https://global.example\nfind_links = /global\ntimeout = 7\n"
        "[install]\nindex-url = https://install.example\n",
    )
    settings = read(tmp_path, PIP_FIND_LINKS="/variable")
    assert settings.pip["index-url"].value == "https://install.example"
    assert settings.find_links == ("/variable",)
    assert settings.pip["find-links"].origin == "PIP_FIND_LINKS"
    assert settings.environment({"UV_HTTP_TIMEOUT": "120"})["UV_HTTP_TIMEOUT"] == "120"


def test_a_longer_timeout_of_pip_is_taken(tmp_path: Path) -> None:
    settings = read(tmp_path, PIP_TIMEOUT="600")
    assert settings.environment({"UV_HTTP_TIMEOUT": "120"})["UV_HTTP_TIMEOUT"] == "600"


def test_later_files_beat_earlier_ones(tmp_path: Path) -> None:
    legacy = tmp_path / ".pip" / "pip.conf"
    legacy.parent.mkdir()
    legacy.write_text("[global]\nindex-url = https://legacy.example\nfind-links = /legacy\n")
    pip_conf(tmp_path, "[global]\nindex-url = https://user.example\n")
    named = tmp_path / "named.conf"
    named.write_text("[global]\nfind-links = /named\n")
    settings = read(tmp_path, PIP_CONFIG_FILE=str(named))
    assert settings.pip["index-url"].value == "https://user.example"
    assert settings.find_links == ("/named",)


def test_pip_config_file_devnull_silences_every_file(tmp_path: Path) -> None:
    pip_conf(tmp_path, "[global]\nindex-url = https://user.example\n")
    assert not read(tmp_path, PIP_CONFIG_FILE=os.devnull).pip


def test_a_file_that_is_not_a_pip_conf_says_nothing(tmp_path: Path) -> None:
    pip_conf(tmp_path, "index-url without a section\n")
    assert not read(tmp_path).pip


def test_several_lines_of_extra_indexes_are_all_read(tmp_path: Path) -> None:
    pip_conf(
        tmp_path, "[global]\nextra-index-url =\n    https://one.example\n    https://two.example\n"
    )
    assert read(tmp_path).extra_indexes == ("https://one.example", "https://two.example")


def test_uv_with_a_default_of_its_own_ignores_that_of_pip(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        PIP_INDEX_URL="https://pip.example",
        UV_DEFAULT_INDEX="https://uv.example",
        PIP_FIND_LINKS="/more",
        UV_FIND_LINKS="/own",
    )
    env = settings.environment({"UV_DEFAULT_INDEX": "https://uv.example", "UV_FIND_LINKS": "/own"})
    assert env["UV_DEFAULT_INDEX"] == "https://uv.example"
    assert env["UV_FIND_LINKS"] == "/own,/more"


def test_a_default_index_in_uv_toml_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / ".config" / "uv" / "uv.toml"
    file.parent.mkdir(parents=True)
    file.write_text('[[index]]\nurl = "https://uv.example"\ndefault = true\n')
    settings = read(tmp_path, PIP_INDEX_URL="https://pip.example")
    assert settings.uv_has_default
    assert "UV_DEFAULT_INDEX" not in settings.environment({})
    assert "https://uv.example" in str(settings.describe())


def test_no_index_is_handed_on(tmp_path: Path) -> None:
    assert read(tmp_path, PIP_NO_INDEX="1").flags() == ["--no-index"]
    assert read(tmp_path, PIP_NO_INDEX="0").flags() == []


def test_credentials_never_show(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        PIP_INDEX_URL="https://me:secret@mirror.example/simple",
        UV_INDEX="https://me:hidden@other.example",
    )
    shown = str(settings.describe())
    assert "secret" not in shown
    assert "hidden" not in shown
    assert "https://***@mirror.example/simple" in shown
    assert redact("no address here, me@example") == "no address here, me@example"


@pytest.mark.parametrize("variable", ["PIP_FIND_LINKS", "UV_FIND_LINKS"])
def test_the_fingerprint_follows_addresses_and_local_folders(tmp_path: Path, variable: str) -> None:
    links = tmp_path / "links"
    links.mkdir()
    os.utime(links, ns=(1, 1))
    before = read(tmp_path, **{variable: str(links)}).fingerprint
    assert read(tmp_path, **{variable: str(links)}).fingerprint == before
    os.utime(links, ns=(2, 2))
    assert read(tmp_path, **{variable: str(links)}).fingerprint != before
    assert read(tmp_path).fingerprint != before


def test_certificates_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    assert read(tmp_path, PIP_CERT="/a").fingerprint == read(tmp_path).fingerprint


def test_a_local_folder_does_not_depend_on_where_uv_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert read(tmp_path, PIP_FIND_LINKS="wheels").find_links == (str(tmp_path / "wheels"),)


# Sources ------------------------------------------------------------------------------------------


def test_without_settings_there_is_the_one_default_index() -> None:
    assert places(settings()) == [(PYPI, False)]
    assert stops_at_first(settings(), {})


def test_pips_settings_come_in_uvs_order_with_the_default_last() -> None:
    found = settings(
        index_url="https://mirror.example/simple",
        extra_index_url="https://one.example\nfile:///srv/simple",
        find_links="/srv/wheels https://links.example/page.html",
    )
    assert places(found) == [
        ("file:///srv/wheels", True),
        ("https://links.example/page.html", True),
        ("https://one.example", False),
        ("file:///srv/simple", False),
        ("https://mirror.example/simple", False),
    ]
    assert not stops_at_first(found, {})


def test_no_index_leaves_only_files() -> None:
    assert places(settings(no_index="true", find_links="/srv/wheels")) == [
        ("file:///srv/wheels", True)
    ]
    assert places(settings(), UV_NO_INDEX="1") == []


def test_uvs_variables_may_name_an_index_whose_credentials_are_elsewhere() -> None:
    environ = {
        "UV_INDEX": "my-own=https://own.example/simple https://a.example/?x=1",
        "UV_DEFAULT_INDEX": "https://default.example/simple",
        "UV_INDEX_MY_OWN_USERNAME": "me",
        "UV_INDEX_MY_OWN_PASSWORD": "secret",
    }
    own, other, default = sources(settings(environ), environ)
    assert (own.url, own.credentials(environ)) == ("https://own.example/simple", ("me", "secret"))
    assert (other.url, other.credentials(environ)) == ("https://a.example/?x=1", None)
    assert default.url == "https://default.example/simple"


def test_a_configuration_file_of_uv_counts(tmp_path: Path) -> None:
    content: dict[str, Any] = {
        "index": [
            {"name": "plain", "url": "https://plain.example/simple"},
            {"name": "pinned", "url": "https://explicit.example/simple", "explicit": True},
            {"url": "https://flat.example/list.html", "format": "flat"},
            {"url": "https://main.example/simple", "default": True},
            "nonsense",
        ],
        "extra-index-url": ["https://extra.example/simple"],
        "find-links": ["/srv/wheels"],
    }
    found = settings({str(tmp_path / "uv.toml"): json.dumps(content)})
    assert places(found) == [
        ("file:///srv/wheels", True),
        ("https://flat.example/list.html", True),
        ("https://plain.example/simple", False),
        ("https://extra.example/simple", False),
        ("https://main.example/simple", False),
    ]
    assert places(found, UV_DEFAULT_INDEX="https://mine.example")[-1][0] == "https://mine.example"
    only = settings({str(tmp_path / "uv.toml"): json.dumps({"no-index": True})})
    assert places(only) == []


def test_an_address_named_twice_is_asked_once() -> None:
    found = settings(index_url=PYPI, extra_index_url=PYPI)
    assert places(found) == [(PYPI, False)]


@pytest.mark.parametrize("url", ["https://me:secret@host/simple", "https://token@host/simple"])
def test_credentials_are_never_shown(url: str) -> None:
    assert Source(url=url).shown == "https://***@host/simple"


# Releases -----------------------------------------------------------------------------------------


def test_releases_come_newest_first_with_the_interpreters_their_wheels_support(
    tmp_path: Path,
) -> None:
    index = write_index(
        tmp_path,
        [
            f"frame-1.9.0-cp38-cp38-{X86}.whl",
            f"frame-1.10.0-cp311-cp311-{X86}.whl",
            f"frame-1.10.0-cp37-cp37m-{X86}.whl",
            "frame-1.10.0-cp312-cp312-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
            f"frame-2.0.0rc1-cp39-abi3-{X86}.whl",
            "frame-1.11.0-cp311-cp311-win_amd64.whl",
            "frame-1.0.tar.gz",
            "frame-nonsense.whl",
            f"frame_extra-9.9-cp311-cp311-{X86}.whl",
        ],
    )
    found = ask(settings(index_url=index.as_uri()))
    assert [offering.version for offering in found.offers] == ["2.0.0rc1", "1.10.0", "1.9.0"]
    pre, middle, old = found.offers
    assert middle.pythons == ("3.7", "3.11", "3.12")
    assert old.pythons == ("3.8",)
    assert pre.pythons[0] == "3.9"
    assert {"3.10", "3.14"} <= set(pre.pythons)
    assert found.elsewhere == 1
    assert middle.source == index.as_uri()


def test_local_builds_count_as_their_release(tmp_path: Path) -> None:
    (tmp_path / f"frame-1.0+cpu-cp311-cp311-{X86}.whl").touch()
    (tmp_path / f"frame-1.0-cp312-cp312-{X86}.whl").touch()
    (only,) = ask(settings(no_index="1", find_links=str(tmp_path))).offers
    assert (only.version, only.pythons) == ("1.0", ("3.11", "3.12"))


def test_a_release_is_yanked_when_all_its_files_are(tmp_path: Path) -> None:
    names = [f"frame-{version}-{ANY}.whl" for version in ("1.0", "1.1")]
    names.append(f"frame-1.1-cp311-cp311-{X86}.whl")
    index = write_index(tmp_path, names, yanked=[names[0], names[1]])
    newer, older = ask(settings(index_url=index.as_uri())).offers
    assert (newer.yanked, newer.pythons) == (False, ("3.11",))
    assert older.yanked
    assert "3.11" in older.pythons


def test_what_a_file_requires_of_python_counts() -> None:
    page = {
        "meta": {"api-version": "1.1"},
        "name": "frame",
        "versions": ["1.0"],
        "files": [
            {
                "filename": f"frame-1.0-{ANY}.whl",
                "url": "https://files.example/frame.whl",
                "hashes": {},
                "requires-python": ">=3.9.5,<3.12",
                "yanked": False,
                "size": 1,
            }
        ],
    }
    with serving(Path("/nowhere"), answer=lambda *_: page) as server:
        (only,) = ask(settings(index_url=server.url)).offers
    assert only.pythons == ("3.9", "3.10", "3.11")
    assert "application/vnd.pypi.simple.v1+json" in server.requests[0][1]["Accept"]
    assert "errata" in server.requests[0][1]["User-Agent"]


def test_find_links_pages_are_read_by_the_files_they_lead_to(tmp_path: Path) -> None:
    page = tmp_path / "links.html"
    page.write_text(
        f'<a href="x/frame-1.0%2Bcpu-{ANY}.whl">the build for processors</a>'
        f'<a href="x/other-2.0-{ANY}.whl">other-2.0-{ANY}.whl</a>'
    )
    with serving(tmp_path) as server:
        for place in (f"{server.url}/links.html", page.as_uri()):
            (only,) = ask(settings(no_index="1", find_links=place)).offers
            assert (only.version, only.source) == ("1.0", place)


def test_all_places_count_unless_the_first_index_is_to_hide_the_others(tmp_path: Path) -> None:
    one = write_index(tmp_path / "one", [f"frame-1.0-{ANY}.whl"]).as_uri()
    two = write_index(tmp_path / "two", [f"frame-2.0-{ANY}.whl"]).as_uri()
    both = settings(extra_index_url=one, index_url=two)
    assert versions(both) == ["2.0", "1.0"]
    first = ask(both, UV_INDEX_STRATEGY="first-index")
    assert [offering.version for offering in first.offers] == ["1.0"]


def test_an_index_that_does_not_know_the_project_answers_with_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        found = ask(settings(index_url=server.url))
    assert (found.offers, found.failures) == ((), ())
    assert found.asked == (server.url,)


def test_one_silent_place_is_reported_beside_what_the_others_have(tmp_path: Path) -> None:
    index = write_index(tmp_path, [f"frame-1.0-{ANY}.whl"]).as_uri()
    found = ask(settings(index_url=index, find_links="/no/such/folder"))
    assert [offering.version for offering in found.offers] == ["1.0"]
    assert found.failures == ("file:///no/such/folder: there is no such folder",)


def test_nothing_found_and_somebody_silent_is_no_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pass  # and now nobody listens there
    with pytest.raises(EnvironmentFailed, match="no index answered") as caught:
        ask(settings(index_url=f"{server.url.replace('//', '//me:secret@')}/simple"))
    assert caught.value.exit_code == 3
    assert "***@127.0.0.1" in caught.value.words
    assert "secret" not in caught.value.words + caught.value.hint
    assert "UV_DEFAULT_INDEX" in caught.value.hint
    with pytest.raises(EnvironmentFailed, match="name no source"):
        ask(settings(no_index="1"))


def test_a_server_in_trouble_is_asked_again(tmp_path: Path) -> None:
    index = write_index(tmp_path, [f"frame-1.0-{ANY}.whl"])
    answers = iter([503, 200, 200])

    def sometimes(path: str, headers: Mapping[str, str]) -> int:
        return next(answers)

    with serving(index, answer=sometimes) as server:
        assert versions(settings(index_url=server.url)) == ["1.0"]
    assert len(server.requests) == 2


@pytest.mark.parametrize("status", [401, 403, 404])
def test_a_refusal_is_said_and_not_retried(tmp_path: Path, status: int) -> None:
    with serving(tmp_path, answer=lambda *_: status) as server:
        if status == 404:
            assert ask(settings(index_url=server.url)).offers == ()
        else:
            with pytest.raises(EnvironmentFailed) as caught:
                ask(settings(index_url=server.url))
            assert str(status) in caught.value.words
    assert len(server.requests) == 1


def test_credentials_reach_the_index_by_each_of_their_ways(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = write_index(tmp_path, [f"frame-1.0-{ANY}.whl"])
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login me password secret\n")
    wanted = "Basic " + base64.b64encode(b"me:secret").decode()
    named = {"UV_INDEX_OWN_USERNAME": "me", "UV_INDEX_OWN_PASSWORD": "secret"}

    def guarded(path: str, headers: Mapping[str, str]) -> int:
        return 200 if headers.get("Authorization") == wanted else 401

    with serving(index, answer=guarded) as server:
        monkeypatch.setenv("NETRC", str(tmp_path / "none"))
        inside = ask(settings(index_url=server.url.replace("//", "//me:secret@")))
        environ = {"UV_INDEX": f"own={server.url}", "UV_NO_INDEX": "", **named}
        uv = IndexSettings(pip={}, uv={"UV_INDEX": environ["UV_INDEX"]})
        by_name = ask_indexes("frame", uv, environ={**environ, "UV_DEFAULT_INDEX": server.url})
        monkeypatch.setenv("NETRC", str(netrc))
        by_netrc = ask(settings(index_url=server.url))
    for found in (inside, by_name, by_netrc):
        assert [one.version for one in found.offers] == ["1.0"]
        assert "secret" not in repr(found)


def test_without_a_network_nothing_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as server, pytest.raises(EnvironmentFailed) as caught:
        ask(settings(index_url=server.url), UV_OFFLINE="1")
    assert "UV_OFFLINE" in caught.value.words
    assert server.requests == []


def test_a_page_that_is_none_is_no_answer(tmp_path: Path) -> None:
    (tmp_path / "frame").mkdir()
    (tmp_path / "frame" / "index.html").write_text("")
    strange = {"meta": {"api-version": "99.0"}, "name": "frame", "files": []}
    with (
        serving(tmp_path, answer=lambda *_: strange) as server,
        pytest.raises(EnvironmentFailed, match="no index answered"),
    ):
        ask(settings(index_url=server.url))


def test_an_index_may_be_named_instead_of_the_users_own(tmp_path: Path) -> None:
    mine = write_index(tmp_path / "mine", [f"frame-1.0-{ANY}.whl"]).as_uri()
    nightly = write_index(tmp_path / "night", [f"frame-2.0.dev20261119-{ANY}.whl"]).as_uri()
    (night,) = ask_indexes("frame", settings(index_url=mine), index_url=nightly).offers
    assert night.version == "2.0.dev20261119"


def test_a_proxy_of_pip_and_a_trusted_host_are_honoured(tmp_path: Path) -> None:
    found = settings(proxy="http://proxy.example:3128", trusted_host="own.example:8443 x.example")
    own = Source(url="https://own.example/simple")
    other = Source(url="https://other.example/simple")
    with _session(own, found, {}) as session:
        assert session.proxies == {"all": "http://proxy.example:3128"}
        assert session.verify is False
    bundle = {"SSL_CERT_FILE": str(tmp_path / "bundle.pem")}
    with _session(other, found, bundle) as session:
        assert session.verify == bundle["SSL_CERT_FILE"]
        merged = session.merge_environment_settings("https://other.example", {}, None, None, None)
        assert merged["verify"] == bundle["SSL_CERT_FILE"]
