// The page of a case: copy buttons, one script selected at a time, arrow keys between marks.
'use strict';

(function () {
  const sides = document.getElementById('sides');

  // What a button copies: an element's text, or the lines of one side of both scripts.
  function wanted(target) {
    const [name, side] = target.split(':');
    if (name === 'sides' && side) {
      const lines = sides.querySelectorAll('td.' + side + '[data-n] code');
      return Array.from(lines, function (line) { return line.textContent + '\n'; }).join('');
    }
    return document.getElementById(target).textContent;
  }

  // Where the clipboard is refused (pages over plain http), the old way still works.
  function copyOldWay(text) {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'visually-hidden';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }

  function copy(text) {
    if (navigator.clipboard) {
      return navigator.clipboard.writeText(text).then(
        function () { return true; },
        function () { return copyOldWay(text); },
      );
    }
    return Promise.resolve(copyOldWay(text));
  }

  function tell(button, words) {
    const label = button.getAttribute('aria-label');
    button.textContent = words;
    button.setAttribute('aria-label', words);
    window.setTimeout(function () {
      button.textContent = 'Copy';
      button.setAttribute('aria-label', label);
    }, 1500);
  }

  document.addEventListener('click', function (event) {
    const button = event.target.closest('button.copy');
    if (button && button.textContent === 'Copy') {
      copy(wanted(button.dataset.copy)).then(function (done) {
        button.focus();
        tell(button, done ? 'Copied' : 'Not allowed');
      });
    }
  });

  // A selection that begins in one script stays in it.
  if (sides) {
    sides.addEventListener('mousedown', function (event) {
      const cell = event.target.closest('td');
      if (cell) {
        sides.dataset.side = cell.classList.contains('right') ? 'right' : 'left';
      }
    });
  }

  // Of each lane one mark is in the tab order; arrow keys lead to the others.
  const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  const marks = Array.from(document.querySelectorAll('.lanes a'));

  function laneOf(mark) {
    return marks.filter(function (other) { return other.dataset.lane === mark.dataset.lane; });
  }

  function goTo(mark) {
    for (const other of laneOf(mark)) {
      other.setAttribute('tabindex', other === mark ? '0' : '-1');
    }
    mark.focus();
  }

  document.addEventListener('keydown', function (event) {
    const mark = event.target.closest('.lanes a');
    if (!mark || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const lane = laneOf(mark);
    if (event.key in STEPS) {
      const wish = lane.indexOf(mark) + STEPS[event.key];
      event.preventDefault();
      goTo(lane[Math.min(Math.max(wish, 0), lane.length - 1)]);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const wish = Number(mark.dataset.lane) + (event.key === 'ArrowUp' ? -1 : 1);
      const same = marks.filter(function (other) { return other.dataset.lane === String(wish); });
      if (same.length) {
        event.preventDefault();
        goTo(same[Math.min(lane.indexOf(mark), same.length - 1)]);
      }
    }
  });

  // Where not all releases have room: the newest first, or the one that the address names.
  const box = document.querySelector('.timeline .scroll');

  function bringInto(mark) {
    const inside = mark.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    box.scrollLeft += (inside.left + inside.right - around.left - around.right) / 2;
  }

  function show() {
    const wish = window.location.hash;
    for (const mark of marks) {
      if (wish && mark.getAttribute('href') === wish) {
        mark.setAttribute('aria-current', 'true');
        bringInto(mark);
      } else {
        mark.removeAttribute('aria-current');
      }
    }
  }

  if (box) {
    box.scrollLeft = box.scrollWidth;
  }
  window.addEventListener('hashchange', show);
  show();
})();
