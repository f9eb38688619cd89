// The index of messages that cases document and the record holds, as `recogniser.py` wrote it.
'use strict';

window.errata = window.errata || {};

window.errata.index = (function () {
  const text = window.errata.text;
  let opened = null;

  function open() {
    opened = opened || made(window.errata.recogniser);
    return opened;
  }

  function made(data) {
    const weights = new Map(Object.entries(data.weights));
    const weight = function (word) { return weights.get(word) || 0; };
    const references = data.references.map(function (raw) { return reference(raw, weight); });
    return {
      weight: weight,
      heaviest: data.heaviest,
      cases: data.cases.map(caseFacts),
      identical: data.identical,
      weights: weights,
      references: references,
      postings: postings(references),
    };
  }

  function caseFacts(raw) {
    return Object.assign({
      areas: [], packages: [], situation: [], statements: [], measured: [], same: 0, sources: 0,
      affected: 0, draft: false, tell: '', cause: '', fix: '', tested: '', releases: '', title: '',
    }, raw);
  }

  // A message by which a case is known, word by word; see `Reference` in `index.py`.
  function reference(raw, weight) {
    const keys = raw.keys.split(' ');
    const raws = raw.raws || {};
    const gaps = raw.gaps || [];
    const weights = keys.map(weight);
    const cuts = Array.from(new Set([0, raw.lead || 0, keys.length].concat(gaps)));
    cuts.sort(function (a, b) { return a - b; });
    return {
      case: raw.case,
      type: raw.type || '',
      typeName: text.bare(raw.type || ''),
      keys: keys,
      weights: weights,
      wanted: new Set(keys),
      // Only names and types are compared as they are written.
      raw: function (number) { return raws[number] || keys[number]; },
      names: raw.names || [],
      named: new Set(raw.names || []),
      telling: raw.telling || [],
      gaps: gaps,
      everyday: raw.everyday || [],
      whole: raw.whole || '',
      isDocumented: !raw.recorded,
      total: weights.reduce(function (a, b) { return a + b; }, 0),
      parts: cuts.slice(1).map(function (cut, number) { return [cuts[number], cut]; }),
    };
  }

  function postings(references) {
    const found = new Map();
    references.forEach(function (each, number) {
      each.wanted.forEach(function (word) {
        if (!found.has(word)) {
          found.set(word, []);
        }
        found.get(word).push(number);
      });
    });
    return found;
  }

  // List the references that share most with some words, by weight.
  function candidates(index, words) {
    const shared = new Map();
    new Set(words).forEach(function (word) {
      (index.postings.get(word) || []).forEach(function (number) {
        shared.set(number, (shared.get(number) || 0) + index.weight(word));
      });
    });
    const rated = Array.from(shared, function (each) {
      const total = uniqueWeight(index, index.references[each[0]]);
      return [each[0], each[1] * each[1] / (total + 10)];
    });
    rated.sort(function (a, b) { return b[1] - a[1] || a[0] - b[0]; });
    return rated.slice(0, text.rules().index.SHARED).map(function (each) {
      return index.references[each[0]];
    });
  }

  function uniqueWeight(index, each) {
    if (each.unique === undefined) {
      each.unique = 0;
      each.wanted.forEach(function (word) { each.unique += index.weight(word); });
    }
    return each.unique;
  }

  // The number of a failure in full: FNV-1a over UTF-16, twice; see `failure_number`.
  function failureNumber(failure) {
    let first = 0x811c9dc5;
    let second = 0x01000193;
    for (let n = 0; n < failure.length; n += 1) {
      const unit = failure.charCodeAt(n);
      first = Math.imul(first ^ unit, 0x01000193);
      second = Math.imul(second ^ unit, 0x5bd1e995);
    }
    return hex(first) + hex(second);
  }

  function hex(number) {
    return (number >>> 0).toString(16).padStart(8, '0');
  }

  return {open: open, candidates: candidates, failureNumber: failureNumber};
})();
