// The search field in every page's head: opens the matrix with what was typed; `/` goes there.
'use strict';

(function () {
  const form = document.querySelector('.site-search');
  const field = document.getElementById('search');

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    if (form.dataset.here === undefined) {
      window.location.href = form.dataset.index + '#q=' + encodeURIComponent(field.value.trim());
    }
  });

  document.addEventListener('keydown', function (event) {
    const typing = event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
      field.select();
    }
  });
})();
