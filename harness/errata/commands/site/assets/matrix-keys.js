// Move through a grid with the keyboard: one place of each takes part in the order of the Tab key.
'use strict';

window.errata = window.errata || {};

window.errata.keys = (function () {
  // Return where a key leads from a place, or null; `size` has columns and rows.
  function step(key, at, size, page) {
    const last = { row: size.rows - 1, column: size.columns - 1 };
    switch (key) {
      case 'ArrowLeft': return { row: at.row, column: Math.max(at.column - 1, 0) };
      case 'ArrowRight': return { row: at.row, column: Math.min(at.column + 1, last.column) };
      case 'ArrowUp': return { row: Math.max(at.row - 1, 0), column: at.column };
      case 'ArrowDown': return { row: Math.min(at.row + 1, last.row), column: at.column };
      case 'PageUp': return { row: Math.max(at.row - page, 0), column: at.column };
      case 'PageDown': return { row: Math.min(at.row + page, last.row), column: at.column };
      case 'Home': return { row: at.row, column: 0 };
      case 'End': return { row: at.row, column: last.column };
      case 'Control+Home': return { row: 0, column: 0 };
      case 'Control+End': return last;
      default: return null;
    }
  }

  function focusable(row, column) {
    const box = row.element.children[column];
    return box.querySelector('a') || box;
  }

  function visibleRows(block) {
    return block.rows.filter(function (row) { return !row.element.hidden; });
  }

  // Let exactly one visible place of each grid be reached by Tab.
  function settle(view) {
    for (const block of view.blocks) {
      const rows = visibleRows(block);
      if (block.stop) {
        block.stop.tabIndex = -1;
      }
      // A row that waits to be drawn anew will lose its cells.
      const found = block.stop && view.find(block.stop);
      const kept = found && found.row.filled && !found.row.element.hidden;
      block.stop = kept ? block.stop : rows.length ? focusable(rows[0], 0) : null;
      if (block.stop) {
        block.stop.tabIndex = 0;
      }
    }
  }

  function listen(view) {
    for (const block of view.blocks) {
      block.body.addEventListener('focusin', function (event) {
        if (view.find(event.target) && event.target !== block.stop) {
          if (block.stop) {
            block.stop.tabIndex = -1;
          }
          block.stop = event.target;
          block.stop.tabIndex = 0;
        }
      });
      block.body.addEventListener('keydown', function (event) { move(view, block, event); });
    }
  }

  function move(view, block, event) {
    const found = view.find(event.target);
    if (!found || event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    const rows = visibleRows(block);
    const at = { row: rows.indexOf(found.row), column: found.column };
    const size = { rows: rows.length, columns: block.framework.releases.length + 1 };
    const page = Math.max(Math.floor(window.innerHeight / found.row.element.offsetHeight) - 4, 1);
    const next = step((event.ctrlKey ? 'Control+' : '') + event.key, at, size, page);
    if (next) {
      event.preventDefault();
      view.fill(rows[next.row]);
      focusable(rows[next.row], next.column).focus();
    }
  }

  return { step: step, settle: settle, listen: listen };
})();
