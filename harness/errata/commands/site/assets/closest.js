// Find the cases whose error messages share most words with a text; a rare word weighs more.
'use strict';

window.errata = window.errata || {};

window.errata.closest = (function () {
  const MOST_WORDS = 80; // of one message
  const LITTLE = 10; // weight that keeps messages of few words from the top
  const OF_THE_NAME = 0.3; // what a word of a case's name or area weighs, of a word of its message
  let index = null;

  // Drop what no message has: colours, escapes, addresses and names of cases.
  function words(text) {
    const plain = text
      .replace(/\x1b\[[0-9;?]*[ -/]*[@-~]/g, '')
      .replace(/\\[nt]/g, ' ').replace(/\\_/g, '_')
      .replace(/https?:\/\/\S+|\b(?:torch|mindspore|paddle)\/[a-z0-9]+(?:-[a-z0-9]+)+/g, ' ');
    const found = plain.match(/[A-Za-z_]\w*/g) || [];
    const keys = found.map(function (word) {
      return word.replace(/^_+|_+$/g, '').replace(/(\w)Backward\d*$/, '$1').toLowerCase();
    });
    return keys.filter(Boolean);
  }

  // Weigh each word by how few cases have it.
  function open() {
    const cases = window.errata.errors.map(function (row) {
      const messages = row[3].map(function (text) {
        return {text: text, words: Array.from(new Set(words(text).slice(0, MOST_WORDS)))};
      });
      return {page: row[0], title: row[1], name: Array.from(new Set(words(row[2]))), messages: messages};
    });
    const counts = new Map();
    for (const each of cases) {
      for (const word of new Set(each.messages.flatMap(function (one) { return one.words; }))) {
        counts.set(word, (counts.get(word) || 0) + 1);
      }
    }
    const weights = new Map();
    counts.forEach(function (count, word) {
      weights.set(word, Math.log((cases.length + 1) / count));
    });
    return {cases: cases, weights: weights};
  }

  function weigh(list, asked) {
    return list.reduce(function (sum, word) {
      return sum + (!asked || asked.has(word) ? index.weights.get(word) || 0 : 0);
    }, 0);
  }

  // List the closest cases: page, title and the message that comes closest.
  function closest(text, most) {
    index = index || open();
    const asked = new Set(words(text));
    const found = index.cases.map(function (each) {
      const best = {page: each.page, title: each.title, message: '', score: 0};
      for (const one of each.messages) {
        const shared = weigh(one.words, asked);
        const score = shared * shared / (weigh(one.words) + LITTLE);
        if (score > best.score) {
          best.score = score;
          best.message = one.text;
        }
      }
      best.score += best.score && OF_THE_NAME * weigh(each.name, asked);
      return best;
    });
    return found
      .filter(function (one) { return one.score > 0; })
      .sort(function (one, other) { return other.score - one.score; })
      .slice(0, most);
  }

  return {find: closest};
})();
