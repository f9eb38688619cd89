// Draw the matrix: a grid for each framework, whose cells are made when they come near the screen.
'use strict';

window.errata = window.errata || {};

window.errata.view = (function () {
  const AT_ONCE = 40; // rows whose cells are there before the first paint
  const NEAR = '400px'; // how far below the screen cells are made
  const NARROW_FROM = 10; // so many releases get narrow columns, so that titles have room

  function make(tag, className, role) {
    const element = document.createElement(tag);
    if (className) {
      element.className = className;
    }
    if (role) {
      element.setAttribute('role', role);
    }
    return element;
  }

  function View(root, data) {
    this.data = data;
    this.state = window.errata.state.empty();
    this.rows = [];
    this.blocks = data.frameworks.map(this.block, this);
    root.replaceChildren.apply(root, this.blocks.map(function (block) { return block.section; }));
    this.watch();
  }

  View.prototype.block = function (framework, index) {
    const isNarrow = framework.releases.length >= NARROW_FROM;
    const section = make('section', isNarrow ? 'block narrow' : 'block');
    section.id = 'cases-' + framework.name;
    const heading = make('h2');
    heading.id = 'framework-' + index;
    heading.textContent = framework.name;
    const count = make('span', 'count');
    heading.append(' ', count);
    const grid = make('div', 'grid', 'grid');
    grid.setAttribute('aria-labelledby', heading.id);
    grid.setAttribute('aria-colcount', framework.releases.length + 2);
    grid.style.setProperty('--n', framework.releases.length);
    const head = make('div', 'grid-head', 'rowgroup');
    head.append(this.header(framework));
    const body = make('div', 'grid-body', 'rowgroup');
    const block = {
      framework: framework, section: section, count: count, grid: grid, head: head, body: body,
      rows: [],
    };
    for (const each of framework.cases) {
      block.rows.push(this.row(block, each));
    }
    body.append.apply(body, block.rows.map(function (row) { return row.element; }));
    grid.append(head, body);
    section.append(heading, grid);
    body.addEventListener('scroll', function () { head.scrollLeft = body.scrollLeft; }, { passive: true });
    return block;
  };

  View.prototype.header = function (framework) {
    const row = make('div', 'row', 'row');
    row.setAttribute('aria-rowindex', '1');
    const corner = make('div', 'corner', 'columnheader');
    corner.textContent = 'case';
    row.append(corner);
    for (const release of framework.releases) {
      const column = make('div', 'column', 'columnheader');
      const name = make('span');
      // A long name breaks where its parts do.
      release.split(/(?=\.?(?:post|dev|rc|a|b)\d|\+)/).forEach(function (piece, index) {
        name.append.apply(name, index ? [make('wbr'), piece] : [piece]);
      });
      column.append(name);
      row.append(column);
    }
    const title = make('div', 'title', 'columnheader');
    title.textContent = 'title';
    row.append(title);
    return row;
  };

  View.prototype.row = function (block, each) {
    const element = make('div', 'row', 'row');
    const name = make('div', 'name', 'rowheader');
    const link = make('a');
    const slug = make('span', 'slug');
    const words = make('span', 'words'); // instead of the slug where the screen is narrow
    link.href = each.href;
    slug.textContent = each.name;
    words.textContent = each.title;
    link.append(slug, words);
    link.title = each.title;
    link.tabIndex = -1;
    name.append(link);
    element.append(name);
    const row = { case: each, block: block, element: element, filled: false, parts: [] };
    element.errataRow = row;
    this.rows.push(row);
    return row;
  };

  // Make a row's cells, for the chosen mode and backend.
  View.prototype.fill = function (row) {
    if (row.filled) {
      return;
    }
    const framework = row.block.framework;
    const lines = window.errata.data.linesOf(row.case, this.state);
    const cells = framework.releases.map(function (release, column) {
      const parts = window.errata.data.cell(this.data, row.case, lines, column, release);
      row.parts[column] = parts;
      return this.cell(row.case, parts, release);
    }, this);
    const title = make('div', 'title', 'gridcell');
    title.textContent = row.case.title;
    title.title = row.case.title;
    // The name stays where it is: it may have the focus.
    while (row.element.children.length > 1) {
      row.element.lastChild.remove();
    }
    row.element.append.apply(row.element, cells.concat([title]));
    row.filled = true;
  };

  View.prototype.cell = function (each, parts, release) {
    const box = make('div', 'box', 'gridcell');
    const sentence = window.errata.data.sentence(parts, release);
    if (!parts.length) {
      box.tabIndex = -1;
      box.setAttribute('aria-label', sentence);
      return box;
    }
    const shown = window.errata.data.distinct(parts);
    const link = make('a');
    // The first that is not as documented is what a reader would look for.
    const first = shown.find(function (part) { return part.state.unexpected; }) || shown[0];
    link.href = each.href + '#' + encodeURIComponent(first.anchor).replaceAll('%3A', ':');
    link.tabIndex = -1;
    link.setAttribute('aria-label', sentence);
    if (shown.length === 1) {
      dress(link, shown[0].state);
    } else {
      link.className = 'cell split';
      for (const part of shown) {
        link.append(dress(make('span'), part.state));
      }
    }
    box.append(link);
    return box;
  };

  function dress(element, state) {
    element.className = 'cell v-' + state.verdict + (state.unexpected ? ' unexpected' : '') + shade(state);
    element.textContent = state.sign;
    return element;
  }

  // Another letter of the same verdict is another shade, so that a change of words is seen.
  function shade(state) {
    if (state.verdict !== 'reproduces' || state.unexpected || state.letters.length !== 1) {
      return '';
    }
    return ' shade-' + ((state.letters.charCodeAt(0) - 65) % 3 + 1);
  }

  // Show what matches, and make what is to be seen at once.
  View.prototype.show = function (state, shown) {
    const again = state.mode !== this.state.mode || state.backend !== this.state.backend;
    this.state = state;
    let soon = AT_ONCE;
    for (const block of this.blocks) {
      let number = 0;
      for (const row of block.rows) {
        row.element.hidden = !shown.has(row.case);
        row.filled = row.filled && !again;
        if (!row.element.hidden) {
          number += 1;
          row.element.setAttribute('aria-rowindex', number + 1);
          if (soon > 0) {
            soon -= 1;
            this.fill(row);
          }
        }
      }
      block.section.hidden = number === 0;
      block.grid.setAttribute('aria-rowcount', number + 1);
      block.count.textContent = caption(number, block.framework);
    }
    if (again) {
      this.watch();
    }
  };

  function caption(number, framework) {
    const all = framework.cases.length;
    const cases = number === all ? all.toLocaleString('en') : number.toLocaleString('en') + ' of ' + all.toLocaleString('en');
    const releases = framework.releases.length;
    return cases + (all === 1 ? ' case' : ' cases') + ', ' + releases + (releases === 1 ? ' release' : ' releases');
  }

  // Make the cells of every row that comes near; a row that was made is not watched any more.
  View.prototype.watch = function () {
    if (this.watcher) {
      this.watcher.disconnect();
    }
    const view = this;
    this.watcher = new IntersectionObserver(function (entries) {
      for (const entry of entries) {
        if (entry.isIntersecting) {
          view.fill(entry.target.errataRow);
          view.watcher.unobserve(entry.target);
        }
      }
    }, { rootMargin: NEAR });
    for (const row of this.rows) {
      this.watcher.observe(row.element);
    }
  };

  // Everything, as for paper.
  View.prototype.fillAll = function () {
    for (const row of this.rows) {
      if (!row.element.hidden) {
        this.fill(row);
      }
    }
  };

  // The row and column of an element (column 0 is the case's name).
  View.prototype.find = function (target) {
    const box = target.closest('[role="gridcell"], [role="rowheader"]');
    const row = box && box.parentElement.errataRow;
    if (!row) {
      return null;
    }
    return { row: row, column: Array.prototype.indexOf.call(row.element.children, box), box: box };
  };

  return { View: View };
})();
