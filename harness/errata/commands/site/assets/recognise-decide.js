// Decide which documented case a text is about: the steps of `scoring` and of `diagnosing`.
'use strict';

window.errata = window.errata || {};

window.errata.decide = (function () {
  const text = window.errata.text;
  const align = window.errata.align;
  const message = window.errata.message;

  function rules() {
    return text.rules().scoring;
  }

  // Look up what a text shows: cases, the likeliest first; its errors, the last one first; releases.
  function diagnose(pasted) {
    const whole = message.withAssertion(pasted);
    const index = window.errata.index.open();
    const traces = window.errata.traces.find(whole);
    const releases = releasesIn(whole);
    const found = recognise(whole, traces, index);
    const over = found.filter(function (one) { return isOver(one.case, releases); });
    const ranked = found.filter(function (one) { return !over.includes(one); }).concat(over);
    const answers = ['not known', 'this failure', 'one of these'];
    return {
      answer: ranked.length || traces.length ? answers[Math.min(2, ranked.length)] : 'no error',
      recognised: ranked,
      traces: traces.reverse(),
      releases: releases,
      cases: index.cases.length,
    };
  }

  function recognise(whole, traces, index) {
    const identical = sameFailures(traces, index);
    const finished = identical.filter(function (one) { return !one.case.draft; });
    if (finished.length) {
      return finished;
    }
    const asked = align.question(whole);
    asked.frameworks = Object.keys(rules().FRAMEWORKS).filter(function (name) {
      return rules().FRAMEWORKS[name].search(asked.text);
    });
    const matches = new Map();
    window.errata.index.candidates(index, asked.keys).forEach(function (reference) {
      const match = align.layOver(reference, asked, index);
      if (!match || !isPlausible(match, asked, index)) {
        return;
      }
      const best = matches.get(reference.case);
      if (!best || match.weight > best.weight) {
        matches.set(reference.case, match);
      }
    });
    const found = decided(Array.from(matches.values()), asked, index);
    return found.concat(identical.filter(function (one) {
      return !found.some(function (other) { return other.case === one.case; });
    }));
  }

  // List the cases whose failure stands in the text in full, the raising statement included.
  function sameFailures(traces, index) {
    const found = [];
    traces.forEach(function (trace) {
      if (!trace.type || !trace.at) {
        return;
      }
      const cases = new Set();
      [trace.said].concat(trace.messages).forEach(function (said) {
        const failure = text.bare(message.countsAs(trace.type)) + ': ' + message.normalised(said) + ' | '
          + text.fold(trace.at);
        const number = window.errata.index.failureNumber(failure);
        (Object.hasOwn(index.identical, number) ? index.identical[number] : [])
          .forEach(function (each) { cases.add(each); });
      });
      const isLong = align.tokens(trace.at).length >= rules().LONG;
      Array.from(cases).sort(function (a, b) { return a - b; }).forEach(function (number) {
        if (isLong || index.cases[number].draft) {
          found.push({
            case: index.cases[number], share: 1, isLiteral: true, type: trace.type,
            quote: trace.said, line: trace.line,
            evidence: ['type, message and statement: the same'],
          });
        }
      });
    });
    return found;
  }

  // Tell whether a context of the case shows in the text; null if it has no context.
  function shows(facts, asked) {
    const contexts = rules().CONTEXTS;
    const areas = facts.areas.includes('functorch') ? ['functorch'] : facts.areas;
    const patterns = areas.filter(function (area) { return Object.hasOwn(contexts, area); });
    return patterns.length
      ? patterns.some(function (area) { return contexts[area].search(asked.text) !== null; })
      : null;
  }

  // Tell whether framework and situation of a case agree with the text.
  function isPlausible(match, asked, index) {
    const rule = rules();
    const reference = match.reference;
    const facts = index.cases[reference.case];
    if (asked.frameworks.length
      ? !asked.frameworks.includes(facts.framework)
      : !reference.telling.length && rule.OTHERS.search(asked.text)) {
      return false;
    }
    if (rule.WRAPPED.search(asked.text)
        && !facts.areas.some(function (area) { return rule.TRACED.includes(area); })) {
      return false;
    }
    if (!reference.isDocumented && !message.isType(reference.typeName, match.type)) {
      return false;
    }
    const shown = shows(facts, asked);
    if (match.everyday) {
      return hasSituation(match, asked, index, shown);
    }
    if (shown !== false || match.isOwn) {
      return true;
    }
    return !rule.FRAME.search(asked.text) && match.weight >= rule.CUT;
  }

  // Tell whether more than an ordinary message points at the case.
  function hasSituation(match, asked, index, shown) {
    const rule = rules();
    const reference = match.reference;
    const facts = index.cases[reference.case];
    const isNamed = asked.frameworks.includes(facts.framework);
    const isItself = match.share >= rule.LEAST && !match.differs && !isOfAnother(match);
    if (facts.frequency === rule.FREQUENCIES.indexOf('common') && isItself && shown !== false) {
      return match.everyday !== rule.PYTHON || isNamed;
    }
    if (match.everyday >= rule.NEVER) {
      return false;
    }
    const names = new Set(reference.names.map(function (n) { return reference.keys[n]; }));
    const own = match.everyday === rule.PYTHON
      ? facts.situation.filter(function (word) { return names.has(word); })
      : [];
    if (own.some(function (word) { return index.weight(word) >= index.heaviest; })) {
      return true;
    }
    if (!isNamed || shown === false) {
      return false;
    }
    const outside = new Set(
      asked.keys.slice(0, match.start).concat(asked.keys.slice(match.end)).filter(function (key) {
        return !reference.wanted.has(key);
      }),
    );
    if (own.length || facts.situation.some(function (word) { return outside.has(word); })) {
      return true;
    }
    return Boolean(shown && match.everyday !== rule.PYTHON) || hasStatement(facts, asked);
  }

  // Tell whether the part of an everyday message that a text has is in another one as well.
  function isOfAnother(match) {
    const covered = Array.from(match.covered);
    return match.share < 1 && match.reference.everyday.some(function (each) {
      const shared = new Set(each.slice(1));
      const both = covered.filter(function (n) { return shared.has(n); }).length;
      const isAnother = shared.size < rules().ITSELF * match.reference.keys.length;
      return isAnother && both >= rules().MOSTLY * covered.length;
    });
  }

  function hasStatement(facts, asked) {
    return facts.statements.some(function (statement) {
      const wanted = align.tokens(statement);
      return wanted.length >= rules().LONG && asked.statements.some(function (found) {
        return found.join('\n') === wanted.join('\n');
      });
    });
  }

  function decided(matches, asked, index) {
    if (!matches.length) {
      return [];
    }
    matches.forEach(function (match) { match.rank = rank(match, asked, index); });
    const told = matches.filter(function (match) { return match.reference.isDocumented; });
    const documented = told.length ? told : matches;
    const least = rules().NEAR * Math.max.apply(null, documented.map(function (match) {
      return match.weight;
    }));
    const kept = documented.filter(function (match) { return match.weight >= least; });
    kept.sort(function (a, b) {
      const first = a.rank.findIndex(function (each, n) { return each !== b.rank[n]; });
      return first < 0 ? a.reference.case - b.reference.case : b.rank[first] - a.rank[first];
    });
    const best = kept[0];
    return kept.filter(function (match) {
      return match.start <= best.end && best.start <= match.end;
    }).slice(0, 5).map(function (match) { return recognised(match, asked, index); });
  }

  function rank(match, asked, index) {
    const facts = index.cases[match.reference.case];
    const through = align.mentions(facts.packages, asked);
    const shown = shows(facts, asked);
    return [
      facts.draft ? 0 : 1,
      Number(through) - Number(facts.packages.length > 0 && !through),
      shown === null ? 0.5 : Number(shown) + (facts.areas.includes('export') ? 0.5 : 0),
      tenths(match.weight),
      likeness(facts, asked),
      -facts.frequency,
      facts.sources,
      -facts.same,
      facts.affected,
    ];
  }

  // Round as Python does: halves to the even tenth.
  function tenths(weight) {
    const quarters = weight * 4;
    if (Number.isInteger(quarters) && quarters % 2 !== 0) {
      const below = Math.floor(weight * 10);
      return (below % 2 === 0 ? below : below + 1) / 10;
    }
    return Number(weight.toFixed(1));
  }

  // Return how like a line of the text the raising statement of a case is.
  function likeness(facts, asked) {
    const keywords = text.rules().python.keywords;
    let best = 0;
    facts.statements.forEach(function (statement) {
      const wanted = align.tokens(statement);
      const own = new Set(wanted);
      asked.statements.forEach(function (found) {
        const others = new Set(found);
        const both = Array.from(own).filter(function (each) { return others.has(each); }).length;
        const same = wanted[0] === found[0] && keywords.includes(wanted[0]);
        best = Math.max(best, both / (own.size + others.size - both) + (same ? 1 : 0));
      });
    });
    return best;
  }

  function recognised(match, asked, index) {
    const words = asked.words;
    const isSomewhere = match.end > match.start;
    const begin = isSomewhere ? words[match.start].start : 0;
    const end = isSomewhere ? words[match.end - 1].end : 0;
    const isLiteral = match.share >= 0.99;
    const percent = Math.round(100 * match.share) + '%';
    const evidence = [isLiteral ? 'message: the same' : 'message: ' + percent + ' of it by weight'];
    if (match.type) {
      const documented = match.reference.typeName;
      const isSame = !documented || message.isType(documented, match.type);
      evidence.push('type: ' + match.type
        + (isSame ? '' : ', documented: ' + match.reference.type));
    }
    return {
      case: index.cases[match.reference.case],
      share: Math.min(1, match.share),
      evidence: evidence,
      isLiteral: isLiteral,
      type: match.type,
      quote: text.fold(asked.text.slice(begin, end)),
      line: isSomewhere ? asked.text.slice(0, begin).split('\n').length : 1,
    };
  }

  // Releases ------------------------------------------------------------------------------------

  // Read the releases of frameworks wherever a text has them; the most telling place wins.
  function releasesIn(whole) {
    const rule = text.rules().issues;
    const plain = rule.HISTORY.sub(rule.DECORATION.sub(whole, ''), '');
    const found = {};
    Object.keys(rules().FRAMEWORKS).forEach(function (name) {
      const pattern = rule.VERSIONS[name].find(function (each) { return each.search(plain); });
      const version = pattern ? pattern.search(plain)[1].replace(/\.+$/, '') : '';
      if (version) {
        found[name] = version;
      }
    });
    return found;
  }

  const VERSION = /^v?(\d+(?:\.\d+)*)(?:[-_.]?(a|b|c|rc|alpha|beta|pre|preview)[-_.]?(\d*))?(?:[-_.]?(post|rev|r)[-_.]?(\d*))?(?:[-_.]?(dev)[-_.]?(\d*))?$/i;
  const STAGES = {alpha: 'a', beta: 'b', c: 'rc', pre: 'rc', preview: 'rc'};

  // What releases are sorted by: numbers, the stage, its number; null for what is no version.
  function order(version) {
    const found = VERSION.exec(version);
    if (!found) {
      return null;
    }
    const numbers = found[1].split('.').map(Number).concat([0, 0, 0, 0]).slice(0, 4);
    const stage = (found[2] || '').toLowerCase();
    const before = {a: 1, b: 2, rc: 3}[STAGES[stage] || stage];
    const place = before || (found[6] && !found[4] ? 0 : 4);
    const after = found[4] ? 1 + Number(found[5] || 0) : 0;
    const dev = found[6] ? Number(found[7] || 0) - 1e9 : 0;
    return numbers.concat([place, Number(found[3] || 0), after, dev]);
  }

  function compare(one, other) {
    const a = order(one);
    const b = order(other);
    if (!a || !b) {
      return Number(Boolean(a)) - Number(Boolean(b));
    }
    const first = a.findIndex(function (each, n) { return each !== b[n]; });
    return first < 0 ? 0 : a[first] - b[first];
  }

  // Tell whether a case fails on a release, by the measured ones; null without any.
  function failsOn(facts, version) {
    const own = version.split('+')[0];
    const before = facts.measured.filter(function (each) { return compare(each[0], own) <= 0; });
    const nearest = before.pop() || facts.measured[0];
    return nearest ? nearest[1] : null;
  }

  function isOver(facts, releases) {
    const version = releases[facts.framework];
    return version !== undefined && failsOn(facts, version) === false;
  }

  // Tell whether both versions are valid and the first is the older one.
  function isOlder(one, other) {
    return order(one) !== null && order(other) !== null && compare(one, other) < 0;
  }

  return {diagnose: diagnose, failsOn: failsOn, isOlder: isOlder};
})();
