// Say what an error was recognised as, in the words of `errata diagnose`; see `recognition.py`.
'use strict';

window.errata = window.errata || {};

window.errata.answer = (function () {
  const decide = window.errata.decide;

  function element(name, content, attributes) {
    const made = Object.assign(document.createElement(name), attributes || {});
    made.append.apply(made, [].concat(content));
    return made;
  }

  // Words of a case, in which backticks mark code.
  function marked(words) {
    return words.split(/(`[^`]+`)/).filter(Boolean).map(function (part) {
      return part.length > 2 && part.startsWith('`') && part.endsWith('`')
        ? element('code', part.slice(1, -1))
        : part;
    });
  }

  function facts(rows) {
    const kept = rows.filter(function (row) { return row[1]; });
    return element('dl', kept.flatMap(function (row) {
      return [element('dt', row[0]), element('dd', row[2] ? element('code', row[1]) : marked(row[1]))];
    }), {className: 'facts'});
  }

  function describe(found, root) {
    const parts = [element('p', summary(found), {className: 'paste-summary'})];
    if (found.answer === 'no error') {
      parts.push(element('p', 'Paste the whole traceback, down to its last line.'));
      return element('div', parts);
    }
    parts.push(error(found));
    if (found.recognised.length > 1) {
      parts.push(element('p', 'One of these causes, the likeliest first:'));
    }
    found.recognised.forEach(function (one) {
      parts.push(item(one, found.releases, root, found.recognised.length > 1));
    });
    if (!found.recognised.length) {
      parts.push(element('p', 'No documented case has this error in this situation.'), nextSteps());
    }
    return element('div', parts);
  }

  function summary(found) {
    if (found.answer === 'no error') {
      return '? No error was found in it';
    }
    const searched = ' · searched ' + counted(found.cases, 'case');
    if (!found.recognised.length) {
      return '≠ Not known' + searched;
    }
    const first = found.recognised[0];
    const count = found.recognised.length;
    return '✔ ' + (count > 1
      ? 'One of ' + count + ' causes, ' + first.case.id + ' the likeliest'
      : capital(confidence(first)) + ': ' + first.case.id) + searched;
  }

  function counted(number, noun) {
    return number.toLocaleString('en-US') + ' ' + noun + (number === 1 ? '' : 's');
  }

  function capital(words) {
    return words[0].toUpperCase() + words.slice(1);
  }

  function confidence(one) {
    if (one.case.draft) {
      return 'this failure, in a draft';
    }
    return one.isLiteral ? 'this failure' : 'this failure, by a part of its message';
  }

  // Say which error of the text the answer is about: the one recognised, else the last one.
  function error(found) {
    const first = found.recognised[0];
    if (first && first.quote) {
      return facts([
        ['type', first.type, true], ['line', String(first.line)], ['message', first.quote, true],
      ]);
    }
    const trace = found.traces[0] || {type: '', signal: '', said: '', at: ''};
    const more = found.traces.length - 1;
    return facts([
      ['type', trace.type || trace.signal, true], ['message', trace.said || '(none)', true],
      ['statement', trace.at, true], ['before it', more > 0 ? counted(more, 'more error') : ''],
    ]);
  }

  function item(one, releases, root, isOneOfSeveral) {
    const known = one.case;
    const name = known.page
      ? element('a', known.id, {href: root + known.page})
      : element('code', known.id);
    const statement = isOneOfSeveral && known.statements.length
      ? 'raised by a statement such as `' + known.statements[0] + '`'
      : '';
    return element('section', [
      element('h3', [name, element('span', ' ' + confidence(one), {className: 'count'})]),
      element('p', marked(known.title)),
      facts([
        ['you have', releaseWords(known, releases[known.framework])],
        ['how often', isOneOfSeveral ? often(known) : ''],
        ['tell by', known.tell || statement],
        ['cause', known.cause],
        ['fix', known.fix],
        ['tested', known.tested],
        ['releases', known.releases],
        ['evidence', one.evidence.join('; ')],
      ]),
      element('p', ['more: ', element('code', 'errata show ' + known.id)], {className: 'dim'}),
    ]);
  }

  function often(known) {
    return window.errata.text.rules().scoring.FREQUENCIES[known.frequency];
  }

  // Say what the measured releases mean for somebody who has a version; empty without one.
  function releaseWords(known, version) {
    const fails = version ? decide.failsOn(known, version) : null;
    if (fails === null) {
      return '';
    }
    const have = known.framework + ' ' + version;
    const own = version.split('+')[0];
    const isLater = function (each) { return decide.isOlder(own, each[0]); };
    const later = known.measured.filter(isLater);
    const broken = known.measured.filter(function (each) { return each[1]; });
    if (fails) {
      const fixed = later.findIndex(function (each) { return !each[1]; });
      const isFixed = fixed >= 0 && later.slice(fixed).every(function (each) { return !each[1]; });
      const newest = known.measured[known.measured.length - 1][0];
      return isFixed
        ? have + ': affected; fixed in ' + later[fixed][0]
        : have + ': affected, as ' + newest + ' is, the newest measured: use the fix';
    }
    if (!broken.length) {
      return have + ': no measured release is affected';
    }
    const past = broken.filter(function (each) { return !isLater(each); });
    return past.length
      ? have + ': not affected; the last release that fails is ' + past[past.length - 1][0]
      : have + ': not affected; fails from ' + broken[0][0] + ' on';
  }

  // Name the commands that file what is not known.
  function nextSteps() {
    return facts([
      ['with the failing program', 'errata capture SCRIPT', true],
      ['with an issue that has the program', 'errata new --from-markdown FILE', true],
      ['by words', 'errata list --search WORDS', true],
    ]);
  }

  return {describe: describe, releaseWords: releaseWords};
})();
