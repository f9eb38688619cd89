// Lay a message of the index over a text, word by word: the steps of `alignment`.
'use strict';

window.errata = window.errata || {};

window.errata.align = (function () {
  const text = window.errata.text;
  const message = window.errata.message;
  const blocks = window.errata.blocks;

  function rules() {
    return text.rules().alignment;
  }

  // A text and its words.
  function question(whole) {
    const said = text.cleaned(whole);
    const words = text.wordsOf(said);
    const places = new Map();
    words.forEach(function (word, number) {
      if (!places.has(word.key)) {
        places.set(word.key, []);
      }
      places.get(word.key).push(number);
    });
    return {
      text: said,
      said: message.normalised(said),
      words: words,
      keys: words.map(function (word) { return word.key; }),
      stems: new Set(words.map(function (word) { return text.stem(word.raw); })),
      places: places,
      statements: rules().STATEMENT.all(said).map(function (found) {
        return tokens(found[1] || found[2] || '');
      }).filter(function (each) { return each.length; }),
    };
  }

  function tokens(line) {
    return rules().TOKEN.all(line).map(function (found) { return found[0]; });
  }

  function sum(numbers, weigh) {
    let total = 0;
    for (const number of numbers) {
      total += weigh(number);
    }
    return total;
  }

  function rounded(number, digits) {
    return Number(number.toFixed(digits));
  }

  function range(first, last) {
    return Array.from({length: Math.max(0, last - first)}, function (_, n) { return first + n; });
  }

  // Find where the text says what the reference says; null where it says something else.
  function layOver(reference, asked, index) {
    if (reference.whole) {
      const isThere = reference.keys.length > 1 && asked.said.includes(reference.whole);
      return isThere ? newMatch(reference, {weight: 99, share: 1, type: 'AssertionError'}) : null;
    }
    let best = null;
    windows(reference, asked, index).forEach(function (room) {
      const match = aligned(reference, asked, index, room[0], room[1]);
      if (match && (!best || match.weight > best.weight)) {
        best = match;
      }
    });
    return best || described(reference, asked, index);
  }

  function newMatch(reference, facts) {
    return Object.assign({
      reference: reference, start: 0, end: 0, covered: new Set(), partly: new Set(), missed: 0,
      differs: false, type: '', weight: 0, share: 0, everyday: 0, isOwn: false, rank: [],
    }, facts);
  }

  // Find a failure of a package that is told in other words: its names are all that is left.
  function described(reference, asked, index) {
    const rule = rules();
    const all = range(0, reference.keys.length);
    const names = new Set(reference.names.filter(function (n) {
      return reference.weights[n] >= rule.NAME;
    }).map(function (n) { return reference.keys[n]; }));
    const packages = index.cases[reference.case].packages;
    if (names.size < rule.TOLD || !packages.length || !mentions(packages, asked)) {
      return null;
    }
    const every = Array.from(names);
    if (!every.every(function (name) { return asked.places.has(name); })
        || !every.some(function (name) { return index.weight(name) >= rule.OWN; })) {
      return null;
    }
    const seen = all.filter(function (n) { return asked.places.has(reference.keys[n]); });
    const weight = rounded(sum(seen, function (n) { return reference.weights[n]; }), rule.DIGITS);
    return newMatch(reference, {
      weight: weight, share: weight / (reference.total || 1), end: asked.words.length, isOwn: true,
    });
  }

  // Tell whether a text names one of some packages.
  function mentions(packages, asked) {
    const names = packages.map(function (name) { return name.toLowerCase().split('-')[0]; });
    return names.some(function (name) {
      return Array.from(asked.places.keys()).some(function (key) { return key.includes(name); });
    });
  }

  // List the parts of the text around the rarest words that it shares with a reference.
  function windows(reference, asked, index) {
    const rule = rules();
    const size = reference.keys.length;
    const slack = 8 + Math.floor(size / 3) + (reference.gaps.length ? 40 : 0);
    const anchors = range(0, size).filter(function (n) {
      return asked.places.has(reference.keys[n]);
    }).sort(function (a, b) {
      return asked.places.get(reference.keys[a]).length - asked.places.get(reference.keys[b]).length
        || reference.weights[b] - reference.weights[a];
    }).slice(0, 3);
    const found = new Map();
    anchors.forEach(function (anchor) {
      asked.places.get(reference.keys[anchor]).slice(-12).forEach(function (place) {
        [slack, rule.LITTLE].forEach(function (room) {
          const first = Math.max(0, place - anchor - room);
          const last = Math.min(asked.keys.length, place + size - anchor + room);
          const inside = new Set(asked.keys.slice(first, last).filter(function (key) {
            return reference.wanted.has(key);
          }));
          const worth = rounded(sum(inside, index.weight), 2);
          const bin = Math.floor(first / rule.LITTLE);
          if (worth >= Math.max(rule.FULL * 0.6, (found.get(bin) || [0])[0])) {
            found.set(bin, [worth, first, last]);
          }
        });
      });
    });
    return Array.from(found.values()).sort(function (a, b) {
      return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
    }).slice(0, rule.WINDOWS).map(function (each) { return [each[1], each[2]]; });
  }

  // Align a reference with a part of the text; null where a name differs.
  function aligned(reference, asked, index, first, last) {
    const runs = blocks.matching(reference.keys, asked.keys.slice(first, last));
    const kept = cluster(runs, reference).map(function (run) {
      return [run[0], first + run[1], run[2]];
    });
    if (!kept.length) {
      return null;
    }
    const final = kept[kept.length - 1];
    const match = newMatch(reference, {start: kept[0][1], end: final[1] + final[2]});
    kept.forEach(function (run) {
      range(run[0], run[0] + run[2]).forEach(function (n) { match.covered.add(n); });
    });
    if (differsBetween(match, asked, kept) || differsBefore(match, asked, kept[0][0])
        || differsAfter(match, asked, final[0] + final[2])) {
      return null;
    }
    weigh(match, asked, kept[0][0]);
    return suffices(match, asked) ? match : null;
  }

  // Keep the runs that stand close together, of several clusters the heaviest.
  function cluster(runs, reference) {
    const rule = rules();
    const clusters = [];
    const worth = function (run) {
      return sum(range(run[0], run[0] + run[2]), function (n) { return reference.weights[n]; });
    };
    runs.forEach(function (run) {
      const current = clusters[clusters.length - 1];
      if (current) {
        const end = current[current.length - 1];
        const skipped = run[0] - end[0] - end[2];
        const between = run[1] - end[1] - end[2];
        const isGap = reference.gaps.some(function (gap) {
          return end[0] + end[2] <= gap && gap <= run[0];
        });
        const room = rule.GAP + 2 * skipped + (isGap ? 40 : 0);
        if (between <= room && worth(run) >= rule.BRIDGE * Math.min(skipped, between)) {
          current.push(run);
          return;
        }
      }
      clusters.push([run]);
    });
    let best = [];
    let most = -1;
    clusters.forEach(function (each) {
      const total = sum(each, worth);
      if (total > most) {
        best = each;
        most = total;
      }
    });
    return best;
  }

  function isRelated(raw, words) {
    return words.some(function (word) { return text.related(raw, word.raw); });
  }

  // Tell whether another name stands between two parts; else count what is missing there.
  function differsBetween(match, asked, runs) {
    const rule = rules();
    const reference = match.reference;
    for (let place = 1; place < runs.length; place += 1) {
      const run = runs[place - 1];
      const next = runs[place];
      const between = asked.words.slice(run[1] + run[2], next[1]);
      for (const number of range(run[0] + run[2], next[0])) {
        const worth = reference.weights[number];
        const isName = reference.named.has(number);
        if (isName && between.length && worth >= rule.NAME) {
          if (!isRelated(reference.raw(number), between)) {
            return true;
          }
          match.partly.add(number);
          continue;
        }
        const lost = worth * (isName ? 2 : 1);
        match.missed += lost;
        match.differs = match.differs || (between.length > 0 && lost > rule.NAME);
      }
    }
    return false;
  }

  // Tell whether another name stands where the message has one, before what is the same.
  function differsBefore(match, asked, begins) {
    const rule = rules();
    const reference = match.reference;
    if (begins === 0 || reference.gaps.includes(begins)) {
      return false;
    }
    const first = Math.max(0, match.start - begins);
    const before = asked.words.slice(first, match.start).filter(function (word) {
      return !rule.TYPE.fullmatch(word.raw);
    });
    return before.length > 0 && range(0, begins).some(function (number) {
      if (!reference.named.has(number)) {
        return false;
      }
      if (isRelated(reference.raw(number), before)) {
        match.partly.add(number);
        return false;
      }
      return begins <= rule.HEAD;
    });
  }

  // Tell whether the text goes on with another name than the message does.
  function differsAfter(match, asked, from) {
    const next = rules().NEXT;
    const reference = match.reference;
    const size = reference.keys.length;
    if (from >= size || reference.gaps.includes(from) || match.end >= asked.words.length) {
      return false;
    }
    const end = asked.words[match.end - 1].end;
    const newline = asked.text.indexOf('\n', end);
    const line = newline < 0 ? asked.text.length : newline;
    const after = asked.words.slice(match.end, match.end + next).filter(function (word) {
      return word.end <= line;
    });
    if (!after.length || after[0].start - end > next + 1) {
      return false;
    }
    for (const number of range(from, Math.min(from + next, size))) {
      if (reference.gaps.includes(number)) {
        return false;
      }
      if (reference.named.has(number)) {
        if (isRelated(reference.raw(number), after)) {
          match.partly.add(number);
          return false;
        }
        const cut = after[after.length - 1];
        const begins = reference.keys[number].startsWith(cut.key);
        return !(begins && rules().CUT_OFF.match(asked.text, cut.end));
      }
    }
    return false;
  }

  function tellingOf(reference) {
    return reference.telling.slice(0, rules().TELLING).filter(function (n) {
      return reference.weights[n] >= rules().NAME;
    });
  }

  // Fill in what a match weighs, which type stands before it, and how common its words are.
  function weigh(match, asked, begins) {
    const rule = rules();
    const reference = match.reference;
    const weight = function (n) { return reference.weights[n]; };
    let found = sum(match.covered, weight) + rule.VARIANT * sum(match.partly, weight);
    match.partly.forEach(function (n) { match.covered.add(n); });
    match.type = typeBefore(asked.words, match.start);
    if (!match.type && rule.TYPE.fullmatch(reference.raw(begins))) {
      match.type = reference.raw(begins);
    }
    if (match.type && reference.typeName && !message.isType(reference.typeName, match.type)) {
      found *= rule.OTHER_TYPE;
    }
    match.weight = rounded(Math.max(0, found - match.missed), rule.DIGITS);
    match.share = found / (reference.total || 1);
    tellingOf(reference).forEach(function (n) {
      if (asked.stems.has(text.stem(reference.raw(n)))) {
        match.covered.add(n);
      }
    });
    match.everyday = everyday(reference, match.covered);
    match.isOwn = reference.telling.some(function (n) {
      return match.covered.has(n) && reference.weights[n] >= rule.OWN;
    });
  }

  // Return the type of the error that stands just before a message; empty without any.
  function typeBefore(words, begins) {
    const before = words.slice(Math.max(0, begins - rules().BEFORE), begins).reverse();
    const found = before.find(function (word) {
      return rules().TYPE.fullmatch(text.without(word.raw, '_'));
    });
    return found ? text.without(found.raw, '_') : '';
  }

  // Return 0 where the words in common are of this failure alone, else how common they are.
  function everyday(reference, covered) {
    const weight = function (n) { return reference.weights[n]; };
    const total = sum(covered, weight);
    const telling = reference.telling.filter(function (n) {
      return covered.has(n) && text.looksMadeUp(reference.raw(n));
    });
    let highest = 0;
    reference.everyday.forEach(function (each) {
      const shared = new Set(each.slice(1));
      const both = Array.from(covered).filter(function (n) { return shared.has(n); });
      if (telling.every(function (n) { return shared.has(n); })
          && sum(both, weight) >= rules().MOSTLY * total) {
        highest = Math.max(highest, each[0]);
      }
    });
    return highest;
  }

  // Tell whether so much of a message is there that it is that message.
  function suffices(match, asked) {
    const rule = rules();
    const reference = match.reference;
    const telling = tellingOf(reference);
    const told = telling.filter(function (n) { return match.covered.has(n); }).length;
    if (told < rule.TOLD_SHARE * telling.length) {
      return false;
    }
    const isType = message.isType(reference.typeName, match.type);
    const isPythons = text.rules().python.builtins.includes(match.type);
    const worth = match.weight + (isType && !isPythons ? rule.OWN_TYPE : 0);
    if ((match.share >= rule.COVERED && worth >= rule.FULL)
        || (match.share >= rule.WHOLE && isType && reference.everyday.length)) {
      return true;
    }
    if (match.differs || goesOn(match, asked)) {
      return false;
    }
    return worth >= rule.CUT && reference.parts.some(function (part) {
      return shareOf(part, match) >= rule.LEAD;
    });
  }

  // Return the share of a part that is covered, by weight; 0 for a part that weighs little.
  function shareOf(part, match) {
    const weight = function (n) { return match.reference.weights[n]; };
    const every = range(part[0], part[1]);
    const total = sum(every, weight);
    if (part[0] && total < rules().CUT) {
      return 0;
    }
    return sum(every.filter(function (n) { return match.covered.has(n); }), weight) / (total || 1);
  }

  // Tell whether the text goes on in the same line where the rest of a message should stand.
  function goesOn(match, asked) {
    const next = Math.max.apply(null, Array.from(match.covered)) + 1;
    const words = asked.words;
    const keys = match.reference.keys;
    if (next >= keys.length || match.reference.gaps.includes(next) || match.end >= words.length
        || keys[next].startsWith(words[match.end].key)) {
      return false;
    }
    return /^ *$/.test(asked.text.slice(words[match.end - 1].end, words[match.end].start));
  }

  return {question: question, tokens: tokens, layOver: layOver, mentions: mentions};
})();
