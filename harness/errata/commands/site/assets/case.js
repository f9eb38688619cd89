// The page of a case: copy buttons, one script selected at a time.
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

})();
