// Read the page's data and select the cases that match the filters: pure functions.
'use strict';

window.errata = window.errata || {};

window.errata.data = (function () {
  const NOTHING = -1;

  // Values are encoded as pairs: the value, and how often it repeats.
  function expand(runs) {
    const values = [];
    for (let i = 0; i < runs.length; i += 2) {
      for (let n = runs[i + 1]; n > 0; n -= 1) {
        values.push(runs[i]);
      }
    }
    return values;
  }

  // Make objects of the data as it travels; cells are looked at only when they are shown.
  function unpack(raw) {
    const states = raw.states.map(function (state) {
      const verdict = raw.verdicts[state[0]];
      return {
        verdict: verdict.name,
        word: verdict.word,
        sign: verdict.name === 'reproduces' && state[2] ? state[2] : verdict.sign,
        unexpected: state[1] === 1,
        letters: state[2],
        conclusive: !raw.inconclusive.includes(verdict.name),
      };
    });
    const frameworks = raw.frameworks.map(function (framework) {
      return {
        name: framework.name,
        releases: framework.releases,
        modes: framework.modes,
        cases: framework.cases.map(function (each) {
          return unpackCase(each, framework.name, states);
        }),
      };
    });
    return {
      verdicts: raw.verdicts, states: states, days: raw.days, places: raw.places,
      frameworks: frameworks,
    };
  }

  function unpackCase(raw, framework, states) {
    return {
      id: raw.id, name: raw.name, title: raw.title, kind: raw.kind, areas: raw.areas,
      href: raw.href,
      framework: framework,
      text: [raw.id, raw.title, raw.kind, raw.areas.join(' '), raw.errors].join('\n').toLowerCase(),
      lines: raw.lines.map(function (line) {
        const numbers = expand(line[2]);
        return {
          mode: line[0], backend: line[1], states: numbers, differs: changes(numbers, states),
          days: line[3], places: line[4],
        };
      }),
    };
  }

  // Whether conclusive releases disagree.
  function changes(numbers, states) {
    let before = NOTHING;
    for (const number of numbers) {
      if (number === NOTHING || !states[number].conclusive) {
        continue;
      }
      if (before !== NOTHING && number !== before) {
        return true;
      }
      before = number;
    }
    return false;
  }

  // Words that must all occur; text between double quotes is one of them.
  function words(query) {
    const found = [];
    for (const match of query.toLowerCase().matchAll(/"([^"]+)"?|[^\s"]+/g)) {
      found.push(match[1] === undefined ? match[0] : match[1].trim());
    }
    return found.filter(Boolean);
  }

  // The lines of a case in the chosen mode and backend.
  function linesOf(each, state) {
    return each.lines.filter(function (line) {
      return (!state.mode || line.mode === state.mode) &&
        (!state.backend || line.backend === state.backend);
    });
  }

  // Whether a case is shown, leaving its verdicts aside.
  function matches(each, lines, state, wanted, states) {
    if ((state.framework && each.framework !== state.framework) ||
        (state.kind && each.kind !== state.kind) ||
        (state.area && !each.areas.includes(state.area)) ||
        ((state.mode || state.backend) && !lines.length) ||
        !wanted.every(function (word) { return each.text.includes(word); })) {
      return false;
    }
    if (state.differs && !lines.some(function (line) { return line.differs; })) {
      return false;
    }
    return !state.unexpected || lines.some(function (line) {
      return line.states.some(function (n) { return n !== NOTHING && states[n].unexpected; });
    });
  }

  // Choose cases: which are shown, and how many results each verdict has among those that
  // everything but the choice of verdicts leaves.
  function select(data, state) {
    const wanted = words(state.q);
    const counts = new Map(data.verdicts.map(function (verdict) { return [verdict.name, 0]; }));
    const shown = new Set();
    for (const framework of data.frameworks) {
      for (const each of framework.cases) {
        const lines = linesOf(each, state);
        if (!matches(each, lines, state, wanted, data.states)) {
          continue;
        }
        const mine = tally(lines, data.states, counts);
        if (!state.verdicts.length ||
            state.verdicts.some(function (name) { return mine.has(name); })) {
          shown.add(each);
        }
      }
    }
    return { shown: shown, counts: counts };
  }

  // Count the results of some lines by verdict, and name the verdicts that occur.
  function tally(lines, states, counts) {
    const mine = new Set();
    for (const line of lines) {
      for (const number of line.states) {
        if (number !== NOTHING) {
          const name = states[number].verdict;
          counts.set(name, counts.get(name) + 1);
          mine.add(name);
        }
      }
    }
    return mine;
  }

  // Everything about one case on one release, a part for each line that has a result.
  function cell(data, each, lines, column, release) {
    const parts = [];
    for (const line of lines) {
      const number = line.states[column];
      if (number !== undefined && number !== NOTHING) {
        const place = data.places[valueAt(line.places, column)];
        const day = valueAt(line.days, column);
        const usual = each.framework + '-' + release;
        const environment = place.startsWith('*') ? usual + place.slice(1) : place;
        parts.push({
          mode: line.mode, backend: line.backend, state: data.states[number],
          environment: environment,
          extra: environment === usual ? '' : environment,
          day: day === NOTHING ? '' : data.days[day],
          anchor: (environment + ':' + line.mode + ':' + line.backend).replace(/\s/g, '_'),
        });
      }
    }
    return parts;
  }

  function valueAt(runs, index) {
    let left = index;
    for (let i = 0; i < runs.length; i += 2) {
      left -= runs[i + 1];
      if (left < 0) {
        return runs[i];
      }
    }
    return NOTHING;
  }

  // What a cell shows: one part where all agree, else each distinct one once.
  function distinct(parts) {
    const seen = new Map();
    for (const part of parts) {
      const state = part.state;
      const key = state.verdict + ' ' + state.unexpected + ' ' + state.sign;
      if (!seen.has(key)) {
        seen.set(key, part);
      }
    }
    return Array.from(seen.values());
  }

  function sentence(parts, release) {
    if (!parts.length) {
      return release + ': no result';
    }
    const words = parts.map(function (part) {
      const letters = part.state.letters ? ' ' + part.state.letters : '';
      const alarm = part.state.unexpected ? ', not as documented' : '';
      return place(part) + ' ' + part.state.word + letters + alarm;
    });
    return release + ': ' + words.join('; ');
  }

  function place(part) {
    return part.backend === 'cpu' ? part.mode : part.mode + ':' + part.backend;
  }

  return {
    NOTHING: NOTHING, expand: expand, unpack: unpack, words: words, linesOf: linesOf,
    select: select, cell: cell, distinct: distinct, sentence: sentence, place: place,
    valueAt: valueAt,
  };
})();
