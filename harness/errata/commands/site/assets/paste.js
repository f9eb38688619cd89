// The box "Paste an error": lists the closest documented failures, without a verdict.
'use strict';

(function () {
  const LONGEST = 2000000;
  const SHOWN = 5;
  const box = document.getElementById('paste');
  const open = document.getElementById('paste-open');
  const form = box.querySelector('form');
  const field = document.getElementById('paste-text');
  const answer = document.getElementById('paste-answer');
  let loading = null;

  // A script element that is copied from a template runs: no address passes through a script, which
  // the policy of a careful server forbids.
  function load() {
    const scripts = Array.from(document.getElementById('paste-scripts').content.children);
    return Promise.all(scripts.map(function (script) {
      return new Promise(function (resolve, reject) {
        const copy = document.importNode(script, true);
        copy.addEventListener('load', resolve);
        copy.addEventListener('error', reject);
        document.body.append(copy);
      });
    }));
  }

  function element(name, content, attributes) {
    const made = Object.assign(document.createElement(name), attributes || {});
    made.append.apply(made, [].concat(content));
    return made;
  }

  function say(words) {
    answer.replaceChildren(element('p', words));
  }

  function show(found) {
    if (!found.length) {
      say('No documented failure shares a word with this.');
      return;
    }
    const items = found.map(function (one) {
      return element('li', [
        element('a', one.title, {href: box.dataset.root + one.page}),
        element('p', one.message, {className: 'message'}),
      ]);
    });
    answer.replaceChildren(
      element('h3', 'Closest documented failures: compare the message'),
      element('ol', items),
      element('p', [
        'This list has no verdict: the closest may be another failure. ',
        element('code', 'errata diagnose FILE'), ' says whether it is one of them.',
      ], {className: 'dim small'}),
    );
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
      show(window.errata.closest.find(field.value, SHOWN));
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
