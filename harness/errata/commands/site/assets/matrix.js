// Join the parts of the matrix: what was chosen, what matches it, what is drawn and what it tells.
'use strict';

(function () {
  const errata = window.errata;
  const data = errata.data.unpack(JSON.parse(document.getElementById('data').textContent));
  const view = new errata.view.View(document.getElementById('matrix'), data);
  const form = document.getElementById('filters');
  const field = document.getElementById('search');
  const tip = document.getElementById('tip');
  const legend = document.getElementById('legend');
  const all = data.frameworks.reduce(function (sum, each) { return sum + each.cases.length; }, 0);
  const choices = offer();
  let state = read();
  let typing = false;

  // Fill the selections from the data; return what each offers.
  function offer() {
    const cases = data.frameworks.flatMap(function (each) { return each.cases; });
    const lines = cases.flatMap(function (each) { return each.lines; });
    const modes = data.frameworks.flatMap(function (each) { return each.modes; });
    const used = new Set(lines.map(function (line) { return line.mode; }));
    const offers = {
      framework: data.frameworks.map(function (each) { return each.name; }),
      area: errata.state.unique(cases.flatMap(function (each) { return each.areas; })),
      kind: errata.state.unique(cases.map(function (each) { return each.kind; })),
      mode: Array.from(new Set(modes)).filter(function (mode) { return used.has(mode); }),
      backend: Array.from(new Set(lines.map(function (line) { return line.backend; }))),
    };
    for (const name of Object.keys(offers)) {
      for (const value of offers[name]) {
        form.elements[name].add(new Option(value, value));
      }
    }
    offers.verdicts = data.verdicts.map(function (verdict) { return verdict.name; });
    return offers;
  }

  function read() {
    return errata.state.offered(errata.state.parse(window.location.hash), choices);
  }

  // Keep what was chosen in the address; while somebody types, in the same entry of the history.
  function write(isTyping) {
    const address = errata.state.format(state) || window.location.pathname + window.location.search;
    window.history[isTyping && typing ? 'replaceState' : 'pushState'](null, '', address);
    typing = isTyping;
  }

  function change(update, isTyping) {
    const next = Object.assign({}, state, update);
    if (errata.state.format(next) !== errata.state.format(state)) {
      state = next;
      write(Boolean(isTyping));
      draw();
    }
  }

  function clear() {
    change(errata.state.empty());
    field.focus();
  }

  function draw() {
    const selection = errata.data.select(data, state);
    errata.tip.hide(tip);
    view.show(state, selection.shown);
    errata.keys.settle(view);
    showControls();
    showLegend(selection.counts);
    const number = selection.shown.size;
    const set = errata.state.count(state);
    document.getElementById('shown').textContent = number === all
      ? 'All ' + all.toLocaleString('en') + (all === 1 ? ' case' : ' cases')
      : number.toLocaleString('en') + ' of ' + all.toLocaleString('en') + ' cases';
    document.getElementById('nothing').hidden = number > 0;
    document.getElementById('clear').hidden = set === 0;
    document.getElementById('filters-set').textContent = set ? '(' + set + ' set)' : '';
  }

  function showControls() {
    for (const name of ['framework', 'area', 'kind', 'mode', 'backend']) {
      form.elements[name].value = state[name];
      form.elements[name].classList.toggle('set', Boolean(state[name]));
    }
    form.elements.differs.checked = state.differs;
    form.elements.unexpected.checked = state.unexpected;
    if (field.value.trim() !== state.q) {
      field.value = state.q;
    }
  }

  function showLegend(counts) {
    for (const verdict of data.verdicts) {
      const button = legend.querySelector('[data-verdict="' + verdict.name + '"]') || chip(verdict);
      const count = counts.get(verdict.name);
      const pressed = state.verdicts.includes(verdict.name);
      button.setAttribute('aria-pressed', String(pressed));
      button.hidden = count === 0 && !pressed;
      button.lastChild.textContent = count.toLocaleString('en');
    }
  }

  function chip(verdict) {
    const button = document.createElement('button');
    const key = document.createElement('span');
    const count = document.createElement('span');
    button.type = 'button';
    button.className = 'chip';
    button.dataset.verdict = verdict.name;
    button.title = verdict.meaning;
    key.className = 'key v-' + verdict.name + (verdict.stands_out ? ' unexpected' : '');
    key.textContent = verdict.name === 'reproduces' ? 'A' : verdict.sign;
    key.setAttribute('aria-hidden', 'true');
    count.className = 'count';
    button.append(key, ' ' + verdict.word + ' ', count);
    button.addEventListener('click', function () {
      const without = state.verdicts.filter(function (name) { return name !== verdict.name; });
      const isSet = without.length < state.verdicts.length;
      change({ verdicts: isSet ? without : errata.state.unique(without.concat(verdict.name)) });
    });
    legend.append(button);
    return button;
  }

  // Describe an element; with `tap` a second tap opens it.
  function tell(target, tap) {
    const found = view.find(target);
    const releases = found ? found.row.block.framework.releases : [];
    if (!found || found.column < 1 || found.column > releases.length) {
      errata.tip.hide(tip);
      return null;
    }
    errata.tip.show(tip, found.box, {
      framework: found.row.case.framework, name: found.row.case.name,
      release: releases[found.column - 1], parts: found.row.parts[found.column - 1], tap: tap,
    });
    return found.box;
  }

  function listenToCells(matrix) {
    let touched = null;
    matrix.addEventListener('pointerover', function (event) {
      if (event.pointerType === 'mouse') {
        tell(event.target, false);
      }
    });
    matrix.addEventListener('pointerleave', function () { errata.tip.hide(tip); });
    matrix.addEventListener('focusin', function (event) {
      if (event.target.matches(':focus-visible')) {
        tell(event.target, false);
      }
    });
    matrix.addEventListener('focusout', function () { errata.tip.hide(tip); });
    matrix.addEventListener('click', function (event) {
      if (event.pointerType !== 'touch') {
        return;
      }
      const box = tell(event.target, true);
      if (box && box !== touched && box.querySelector('a')) {
        event.preventDefault();
      }
      touched = box;
    });
    document.addEventListener('keydown', function (event) {
      if (event.key === 'Escape') {
        errata.tip.hide(tip);
      }
    });
    window.addEventListener('scroll', function () { errata.tip.follow(tip); }, { passive: true });
  }

  // A jump must not put its target where the address keeps what was chosen.
  function listenToJumps() {
    for (const link of document.querySelectorAll('a.jump')) {
      link.addEventListener('click', function (event) {
        event.preventDefault();
        const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        section.scrollIntoView();
        section.querySelector('[tabindex="0"]').focus({ preventScroll: true });
      });
    }
  }

  document.querySelector('.site-search').dataset.here = '';
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  form.addEventListener('change', function (event) {
    const control = event.target;
    change({ [control.name]: control.type === 'checkbox' ? control.checked : control.value });
  });
  field.addEventListener('input', function () { change({ q: field.value.trim() }, true); });
  document.getElementById('clear').addEventListener('click', clear);
  document.getElementById('clear-nothing').addEventListener('click', clear);
  window.addEventListener('popstate', function () {
    state = read();
    typing = false;
    draw();
  });
  window.addEventListener('beforeprint', function () { view.fillAll(); });
  listenToCells(document.getElementById('matrix'));
  listenToJumps();
  errata.keys.listen(view);
  // On a phone the matrix comes first; with the number of filters next to it.
  if (window.matchMedia('(max-width: 44rem)').matches) {
    document.querySelector('.filters').open = false;
  }
  draw();
})();
