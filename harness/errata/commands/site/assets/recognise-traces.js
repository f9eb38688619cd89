// Find Python tracebacks in whatever text holds them: the steps of `tracebacks`.
'use strict';

window.errata = window.errata || {};

window.errata.traces = (function () {
  const text = window.errata.text;
  const message = window.errata.message;
  const HEADER = 'Traceback (most recent call last)';

  function rules() {
    return text.rules().tracebacks;
  }

  function removePrefix(line, prefix) {
    return line.startsWith(prefix) ? line.slice(prefix.length) : line;
  }

  // An error as printed, with what may be its message and the statement that raised it.
  function trace(facts) {
    const said = facts.message || '';
    const own = (facts.frames || []).filter(function (frame) {
      return frame.text && !rules().PACKAGES.search(frame.file);
    });
    return {
      type: facts.type || '',
      signal: facts.signal || '',
      line: facts.line || 1,
      at: own.length ? own[own.length - 1].text : '',
      said: message.normalised(message.split(said.slice(0, rules().LONGEST_MESSAGE))),
      messages: [said, firstParagraph(said), said.split('\n')[0]],
    };
  }

  function firstParagraph(said) {
    const blank = rules().BLANK_LINE.search(said);
    return blank ? said.slice(0, blank.index) : said;
  }

  // List the errors in a text, in order; the last one is what ended the program.
  function find(whole) {
    const rule = rules();
    const lines = text.withoutColours(whole.slice(-rule.LONGEST_TEXT)).split('\n');
    let found = wholeOnes(lines).slice(0, rule.MOST_TRACES);
    if (!found.length) {
      found = bareOnes(lines).slice(-rule.MOST_TRACES);
    }
    rule.SIGNALS.forEach(function (each) {
      if (!found.length && each[0].search(whole)) {
        found.push(trace({signal: each[1]}));
      }
    });
    return found;
  }

  function wholeOnes(lines) {
    const found = [];
    let number = 0;
    while (number < lines.length) {
      const header = rules().HEADER.match(lines[number]);
      if (!header) {
        number += 1;
        continue;
      }
      const groups = header.groups;
      const isNotebook = Boolean(groups.type) && groups.gap.length > 2;
      const prefix = isNotebook ? groups.prefix : groups.prefix + (groups.type || '') + groups.gap;
      let end = number + 1;
      while (end < lines.length && !lines[end].includes(HEADER)) {
        end += 1;
      }
      const body = lines.slice(number + 1, end).map(function (line) {
        return removePrefix(line, prefix);
      });
      const one = isNotebook ? readNotebook(body, groups.type, number + 1) : read(body, number + 1);
      if (one) {
        found.push(one);
      }
      number = end;
    }
    return found;
  }

  function read(body, line) {
    const rule = rules();
    const frames = [];
    let number = 0;
    while (number < body.length) {
      const found = rule.FRAME.match(body[number]);
      if (found) {
        const next = number + 1 < body.length ? body[number + 1] : '';
        const isSource = text.strip(next) !== '' && !rule.FRAME.match(next)
          && ' \t'.includes(next[0]);
        frames.push({file: found.groups.file, text: isSource ? text.strip(next) : ''});
        number += isSource ? 2 : 1;
        continue;
      }
      const first = body[number].slice(0, 1);
      const ended = first !== '' && !' \t'.includes(first)
        && rule.ENDED.match(text.rstrip(body[number]));
      if (ended) {
        const said = joined(ended.groups.message || '', body.slice(number + 1));
        return trace({type: ended.groups.type, message: said, frames: frames, line: line});
      }
      number += 1;
    }
    return null;
  }

  // Join a message with the lines below it that still belong to it.
  function joined(first, rest) {
    const rule = rules();
    const lines = [first];
    for (const line of rest.slice(0, rule.MOST_LINES)) {
      if (rule.LINKS.some(function (link) { return line.startsWith(link); })
          || rule.STOPS.match(line)) {
        break;
      }
      lines.push(line);
    }
    return text.strip(lines.join('\n'));
  }

  function readNotebook(body, kind, line) {
    const rule = rules();
    const frames = [];
    for (let number = 0; number < body.length; number += 1) {
      const arrow = rule.ARROW.match(text.strip(body[number]));
      if (arrow && frames.length) {
        frames[frames.length - 1].text = text.strip(arrow.groups.text);
        continue;
      }
      for (const pattern of rule.NOTEBOOK_FRAMES) {
        const found = pattern.match(body[number]);
        if (found) {
          frames.push({file: found.groups.file, text: ''});
          break;
        }
      }
      const ended = rule.ENDED.match(text.rstrip(body[number]));
      if (ended && text.bare(ended.groups.type) === text.bare(kind)
          && body[number].startsWith(kind.slice(0, 1))) {
        const said = joined(ended.groups.message || '', body.slice(number + 1));
        return trace({type: ended.groups.type, message: said, frames: frames, line: line});
      }
    }
    return null;
  }

  // Find lines that name an error although no traceback is around them.
  function bareOnes(lines) {
    const rule = rules();
    const found = [];
    lines.forEach(function (line, number) {
      const cut = text.strip(line.slice(0, 4000));
      const bare = rule.BARE.match(cut);
      const what = bare ? null : rule.WHAT.match(cut);
      if (!bare && !what) {
        return;
      }
      const mark = rule.MARK.match(line);
      const prefix = mark ? text.rstrip(mark[0]) : '';
      const rest = lines.slice(number + 1, number + 40).map(function (below) {
        return text.strip(removePrefix(text.strip(below), prefix));
      });
      const said = text.strip((bare || what).groups.message || '').replace(/[`*]+$/, '');
      const type = bare ? bare.groups.type : '';
      found.push(trace({type: type, message: joined(said, paragraph(rest)), line: number + 1}));
    });
    return found;
  }

  function paragraph(lines) {
    const end = lines.findIndex(function (line) { return !line || rules().BARE.match(line); });
    return end < 0 ? lines : lines.slice(0, end);
  }

  return {find: find};
})();
