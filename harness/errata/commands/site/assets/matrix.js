// The first page: hide the cases that do not match the search and the filters, which the address keeps.
'use strict';

(function () {
  const form = document.getElementById('filters');
  const field = document.getElementById('search');
  const blocks = Array.from(document.querySelectorAll('.block'));
  const controls = Array.from(form.elements);
  const errors = new Map(window.errata.errors.map(function (row) {
    return [row[0], row.slice(1).flat().join('\n')];
  }));
  const rows = blocks.flatMap(function (block) {
    return Array.from(block.querySelectorAll('tbody'), function (body) {
      const said = errors.get(body.querySelector('a').getAttribute('href')) || '';
      return {
        body: body, block: block,
        framework: [block.dataset.framework], kind: [body.dataset.kind],
        area: body.dataset.area.split('|'), result: body.dataset.result.split('|'),
        text: [block.dataset.framework, body.dataset.kind, body.textContent, said].join('\n').toLowerCase(),
      };
    });
  });
  let typing = false;

  // Words that must all occur; text between double quotes is one of them.
  function words(query) {
    return Array.from(query.toLowerCase().matchAll(/"([^"]+)"?|[^\s"]+/g), function (match) {
      return (match[1] === undefined ? match[0] : match[1]).trim();
    }).filter(Boolean);
  }

  // Read the address; a place on the page, as #main, changes nothing, and what is not offered is left out.
  function read() {
    if (window.location.hash && !window.location.hash.includes('=')) {
      return;
    }
    const given = new URLSearchParams(window.location.hash.slice(1));
    field.value = (given.get('q') || '').slice(0, 200);
    for (const control of controls) {
      control.value = given.get(control.name) || '';
      if (control.selectedIndex < 0) {
        control.value = '';
      }
    }
  }

  // Keep what was chosen in the address; while somebody types, in the same entry of the history.
  function write(isTyping) {
    const chosen = new URLSearchParams();
    for (const control of [field].concat(controls)) {
      if (control.value.trim()) {
        chosen.set(control.name, control.value.trim());
      }
    }
    const text = chosen.toString();
    const address = text ? '#' + text : window.location.pathname + window.location.search;
    window.history[isTyping && typing ? 'replaceState' : 'pushState'](null, '', address);
    typing = isTyping;
    show();
  }

  function show() {
    const wanted = words(field.value);
    const set = controls.filter(function (control) { return control.value; });
    const counts = new Map(blocks.map(function (block) { return [block, 0]; }));
    let number = 0;
    for (const row of rows) {
      const matches = set.every(function (control) { return row[control.name].includes(control.value); }) &&
        wanted.every(function (word) { return row.text.includes(word); });
      row.body.hidden = !matches;
      counts.set(row.block, counts.get(row.block) + (matches ? 1 : 0));
      number += matches ? 1 : 0;
    }
    counts.forEach(function (count, block) { block.hidden = count === 0; });
    for (const control of controls) {
      control.classList.toggle('set', Boolean(control.value));
    }
    const all = rows.length.toLocaleString('en');
    document.getElementById('shown').textContent = number === rows.length
      ? 'All ' + all + (rows.length === 1 ? ' case' : ' cases')
      : number.toLocaleString('en') + ' of ' + all + ' cases';
    document.getElementById('nothing').hidden = number > 0;
    document.getElementById('clear').hidden = !set.length && !wanted.length;
    document.getElementById('filters-set').textContent = set.length ? '(' + set.length + ' set)' : '';
  }

  function clear() {
    form.reset();
    field.value = '';
    write(false);
    field.focus();
  }

  document.querySelector('.site-search').dataset.here = '';
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  form.addEventListener('change', function () { write(false); });
  field.addEventListener('input', function () { write(true); });
  document.getElementById('clear').addEventListener('click', clear);
  document.getElementById('clear-nothing').addEventListener('click', clear);
  window.addEventListener('popstate', function () {
    typing = false;
    read();
    show();
  });
  // On a phone the matrix comes first; with the number of filters next to it.
  if (window.matchMedia('(max-width: 44rem)').matches) {
    document.querySelector('.filters').open = false;
  }
  read();
  show();
})();
