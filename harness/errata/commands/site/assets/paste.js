// The box "Paste an error": opens it, and loads what recognises errors when it is asked first.
'use strict';

(function () {
  const LONGEST = 2000000;
  const box = document.getElementById('paste');
  const open = document.getElementById('paste-open');
  if (!box || !open) {
    return;
  }
  const form = box.querySelector('form');
  const field = document.getElementById('paste-text');
  const answer = document.getElementById('paste-answer');
  let loading = null;

  // A script element that is copied from a template runs: no address passes through a script, which
  // the policy of a careful server forbids. One after another: each uses those before it.
  function load() {
    const scripts = Array.from(document.getElementById('paste-scripts').content.children);
    return scripts.reduce(function (before, script) {
      return before.then(function () { return loadOne(script); });
    }, Promise.resolve());
  }

  function loadOne(script) {
    return new Promise(function (resolve, reject) {
      const copy = document.importNode(script, true);
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', reject);
      document.body.append(copy);
    });
  }

  function say(words) {
    answer.replaceChildren(Object.assign(document.createElement('p'), {textContent: words}));
  }

  function ask() {
    if (!field.value.trim()) {
      answer.replaceChildren();
      field.focus();
      return;
    }
    if (field.value.length > LONGEST) {
      say('This is longer than two million characters: paste the part with the error.');
      return;
    }
    say('Looking it up …');
    loading = loading || load();
    loading.then(function () {
      const found = window.errata.decide.diagnose(field.value);
      answer.replaceChildren(window.errata.answer.describe(found, box.dataset.root));
    }).catch(function () {
      loading = null;
      say('This cannot be looked up here: a file of the site is missing, or the browser is too old.');
    });
  }

  open.addEventListener('click', function () { box.showModal(); });
  document.getElementById('paste-close').addEventListener('click', function () { box.close(); });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    ask();
  });
  field.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      ask();
    }
  });
  // What is pasted stands in the field only after this event.
  field.addEventListener('paste', function () { window.setTimeout(ask, 0); });
})();
