// The small panel that tells everything about one cell, on hover, focus or the first tap.
'use strict';

window.errata = window.errata || {};

window.errata.tip = (function () {
  const GAP = 8;
  let beside = null;

  function make(tag, className, text) {
    const element = document.createElement(tag);
    if (className) {
      element.className = className;
    }
    if (text) {
      element.textContent = text;
    }
    return element;
  }

  function fill(panel, about) {
    const head = make('p', 'tip-head');
    head.append(make('strong', '', about.framework + ' ' + about.release), ' ', make('span', 'dim', about.name));
    panel.replaceChildren(head);
    const list = make('ul');
    for (const part of about.parts) {
      list.append(item(part));
    }
    panel.append(list);
    if (!about.parts.length) {
      panel.append(make('p', 'dim', 'no result: not about this release, or not measured'));
    } else if (about.tap) {
      panel.append(make('p', 'dim', 'Tap again to open the case there.'));
    }
  }

  function item(part) {
    const state = part.state;
    const entry = make('li');
    const badge = make('span', 'verdict v-' + state.verdict + (state.unexpected ? ' unexpected' : ''));
    badge.append(make('span', '', state.sign), ' ' + state.word);
    entry.append(make('span', 'tip-place', window.errata.data.place(part)), badge);
    const facts = [];
    if (state.letters && state.sign !== state.letters) {
      facts.push('fails as ' + state.letters);
    }
    if (state.unexpected) {
      facts.push('not as documented');
    }
    facts.push(part.day ? 'measured ' + part.day : 'from the record');
    if (part.extra) {
      facts.push(part.extra);
    }
    entry.append(make('span', 'tip-facts dim', facts.join(' · ')));
    return entry;
  }

  // Above the cell where there is room, else below; never outside the window.
  function place(panel, anchor) {
    const at = anchor.getBoundingClientRect();
    const size = panel.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const left = Math.min(Math.max(at.left + at.width / 2 - size.width / 2, GAP), width - size.width - GAP);
    const above = at.top - size.height - GAP;
    panel.style.left = Math.max(left, GAP) + 'px';
    panel.style.top = (above > GAP ? above : at.bottom + GAP) + 'px';
  }

  function show(panel, anchor, about) {
    fill(panel, about);
    panel.hidden = false;
    beside = anchor;
    place(panel, anchor);
  }

  function hide(panel) {
    panel.hidden = true;
    beside = null;
  }

  // Stay with the cell while the page scrolls, as it does when the focus moves.
  function follow(panel) {
    if (beside && beside.isConnected) {
      place(panel, beside);
    } else {
      hide(panel);
    }
  }

  return { show: show, hide: hide, follow: follow };
})();
