// Apply the reader's choice of light or dark before anything is painted, and let it be switched.
'use strict';

(function () {
  const KEY = 'errata-theme';
  const root = document.documentElement;
  root.classList.add('js');

  // Storage may be refused: on file:// by some browsers, or by the reader's settings.
  function remembered() {
    try {
      return window.localStorage.getItem(KEY);
    } catch (refused) {
      return null;
    }
  }

  function remember(theme) {
    try {
      window.localStorage.setItem(KEY, theme);
    } catch (refused) {
      // The choice then holds for this page only.
    }
  }

  function apply(theme) {
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme;
    }
  }

  function isDark() {
    const chosen = root.dataset.theme;
    return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  }

  apply(remembered());
  document.addEventListener('DOMContentLoaded', function () {
    const button = document.getElementById('theme');
    if (!button) {
      return;
    }
    button.addEventListener('click', function () {
      const theme = isDark() ? 'light' : 'dark';
      apply(theme);
      remember(theme);
    });
  });
  // Another tab switched.
  window.addEventListener('storage', function (event) {
    if (event.key === KEY) {
      apply(event.newValue);
    }
  });
})();
