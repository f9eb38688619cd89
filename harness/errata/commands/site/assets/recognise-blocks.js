// The longest runs of words that two lists share, as Python's `difflib.SequenceMatcher` finds them.
'use strict';

window.errata = window.errata || {};

window.errata.blocks = (function () {
  // Return [place in one, place in the other, length] of every run, in order.
  function matching(one, other) {
    const places = new Map();
    other.forEach(function (word, number) {
      if (!places.has(word)) {
        places.set(word, []);
      }
      places.get(word).push(number);
    });
    const waiting = [[0, one.length, 0, other.length]];
    const found = [];
    while (waiting.length) {
      const room = waiting.pop();
      const block = longest(one, places, room);
      if (block[2]) {
        found.push(block);
        if (room[0] < block[0] && room[2] < block[1]) {
          waiting.push([room[0], block[0], room[2], block[1]]);
        }
        if (block[0] + block[2] < room[1] && block[1] + block[2] < room[3]) {
          waiting.push([block[0] + block[2], room[1], block[1] + block[2], room[3]]);
        }
      }
    }
    return joined(found.sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; }));
  }

  function longest(one, places, room) {
    let best = [room[0], room[2], 0];
    let lengths = new Map();
    for (let i = room[0]; i < room[1]; i += 1) {
      const next = new Map();
      for (const j of places.get(one[i]) || []) {
        if (j >= room[3]) {
          break;
        }
        if (j >= room[2]) {
          const length = (lengths.get(j - 1) || 0) + 1;
          next.set(j, length);
          if (length > best[2]) {
            best = [i - length + 1, j - length + 1, length];
          }
        }
      }
      lengths = next;
    }
    return best;
  }

  function joined(blocks) {
    const found = [];
    blocks.forEach(function (block) {
      const last = found[found.length - 1];
      if (last && last[0] + last[2] === block[0] && last[1] + last[2] === block[1]) {
        last[2] += block[2];
      } else {
        found.push(block);
      }
    });
    return found;
  }

  return {matching: matching};
})();
