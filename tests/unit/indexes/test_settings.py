"""The user's pip and uv settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from errata.indexes import IndexSettings, read_settings, redact


def read(home: Path, **variables: str) -> IndexSettings:
    return read_settings({"XDG_CONFIG_DIRS": str(home / "xdg"), **variables}, home=home)


def pip_conf(home: Path, text: str) -> Path:
    file = home / ".config" / "pip" / "pip.conf"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


@pytest.fixture(autouse=True)
def _no_system_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep /etc of the machine that tests out of it."""
    real = Path.read_text

    def guarded(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        if str(self).startswith("/etc/"):
            raise FileNotFoundError(str(self))
        return real(self, encoding=encoding, errors=errors)

    monkeypatch.setattr(Path, "read_text", guarded)


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
        tmp_path,
        "[global]\nextra-index-url =\n    https://one.example\n    https://two.example\n",
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
