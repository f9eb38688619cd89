// What the reader chose, as text behind the # of the address and back: pure functions.
'use strict';

window.errata = window.errata || {};

window.errata.state = (function () {
  const WORDS = ['q', 'framework', 'area', 'kind', 'mode', 'backend'];
  const FLAGS = ['differs', 'unexpected'];

  function empty() {
    return {
      q: '', framework: '', area: '', kind: '', mode: '', backend: '',
      verdicts: [], differs: false, unexpected: false,
    };
  }

  // Read an address's hash; what it does not know or cannot read is left out.
  function parse(hash) {
    const state = empty();
    const given = new URLSearchParams(hash.replace(/^#\??/, ''));
    for (const name of WORDS) {
      state[name] = (given.get(name) || '').slice(0, 200);
    }
    for (const name of FLAGS) {
      state[name] = given.get(name) === '1';
    }
    state.verdicts = unique((given.get('verdict') || '').split(',').filter(Boolean));
    return state;
  }

  // Write a state as a hash, always in the same order; empty where nothing was chosen.
  function format(state) {
    const chosen = new URLSearchParams();
    for (const name of WORDS) {
      if (state[name]) {
        chosen.set(name, state[name]);
      }
    }
    if (state.verdicts.length) {
      chosen.set('verdict', state.verdicts.join(','));
    }
    for (const name of FLAGS) {
      if (state[name]) {
        chosen.set(name, '1');
      }
    }
    const text = chosen.toString().replaceAll('%2C', ',');
    return text && '#' + text;
  }

  // Leave out choices that this page does not offer, as a link from another site's day may have.
  function offered(state, choices) {
    const kept = Object.assign({}, state);
    for (const name of Object.keys(choices)) {
      if (name !== 'verdicts' && !choices[name].includes(kept[name])) {
        kept[name] = '';
      }
    }
    kept.verdicts = state.verdicts.filter(function (name) {
      return choices.verdicts.includes(name);
    });
    return kept;
  }

  function count(state) {
    const words = WORDS.filter(function (name) { return state[name]; }).length;
    const flags = FLAGS.filter(function (name) { return state[name]; }).length;
    return words + flags + (state.verdicts.length ? 1 : 0);
  }

  function unique(values) {
    return Array.from(new Set(values)).sort();
  }

  return { empty: empty, parse: parse, format: format, offered: offered, count: count, unique: unique };
})();
