// Messages as they are compared: the steps of `matching` and of `native`.
'use strict';

window.errata = window.errata || {};

window.errata.message = (function () {
  const text = window.errata.text;

  function rules() {
    return text.rules().matching;
  }

  // Remove what varies between two runs of the same failure.
  function normalised(message) {
    const rule = rules();
    let said = withoutUnderlines(text.fold(message));
    if (said.includes('0x')) {
      said = rule.ADDRESS.sub(said, rule.BARE_ADDRESS);
    }
    if (said.includes('/')) {
      said = text.fold(shortPaths(said));
    }
    if (said.includes('::')) {
      said = rule.NUMBERED_ADDRESS.sub(said, rule.BARE_ADDRESS);
    }
    rule.VARYING.forEach(function (each) {
      if (said.includes(each[0])) {
        said = each[1].sub(said, each[2]);
      }
    });
    if (said.includes('pid') || said.includes('PID')) {
      said = rule.PROCESS.sub(said, function (found) { return found[1] + rule.ELLIPSIS; });
    }
    return text.strip(said);
  }

  // Tell whether a type, or the one that it took the place of, is the documented one.
  function isType(documented, seen) {
    return countsAs(documented) === countsAs(seen);
  }

  function countsAs(type) {
    const successors = rules().SUCCESSORS;
    return Object.hasOwn(successors, type) ? successors[type] : type;
  }

  function withoutUnderlines(said) {
    return said.split(' ').filter(function (word) {
      return word.length < 2 || text.without(word, '~^') !== '';
    }).join(' ');
  }

  // Paths ---------------------------------------------------------------------------------------

  function shortPaths(said) {
    const rule = rules();
    if (!rule.HINTS.some(function (hint) { return said.includes(hint); })) {
      return said;
    }
    return rule.WORD.sub(rule.QUOTED.sub(said, shortQuoted), function (found) {
      let word = found[0];
      for (let shorter = shortOnce(word); shorter !== word; shorter = shortOnce(word)) {
        word = shorter;
      }
      return word;
    });
  }

  function shortQuoted(found) {
    const rule = rules();
    let path = found[2];
    if (path.includes('//') || rule.WORD.fullmatch(path)) {
      return found[0];
    }
    if (rule.SCRIPT.match(path, path.lastIndexOf('/') + 1) || rule.MARKER.search(path)) {
      path = shortPath(path);
    }
    return found[1] + path;
  }

  function shortOnce(word) {
    const slash = word.indexOf('/');
    if (slash < 0 || (word.startsWith('//') && !word.startsWith('///'))) {
      return word;
    }
    let start = word.slice(0, slash).lastIndexOf('…') + 1;
    const lead = rules().LEAD.match(word, start);
    start = lead ? text.endOf(lead) : start;
    return word.slice(0, start) + shortPath(word.slice(start));
  }

  function shortPath(whole) {
    const rule = rules();
    let path = whole;
    const marker = rule.MARKER.all(path).pop();
    if (marker) {
      const rest = path.slice(text.endOf(marker)).replace(/^\/+/, '');
      if (marker.groups.packages) {
        path = rest || marker.groups.packages;
      } else if (marker.groups.library) {
        path = rest ? 'python/' + rest : 'python';
      } else if (marker.groups.headers) {
        path = rest ? 'python/include/' + rest : 'python/include';
      } else {
        path = rest;
      }
    }
    const cut = path.lastIndexOf('/');
    const folder = cut < 0 ? '' : path.slice(0, cut);
    const name = path.slice(cut + 1);
    if (rule.SCRIPT.match(name)) {
      return name;
    }
    if (path.startsWith('/') && folder.endsWith('/bin') && rule.INTERPRETER.match(name)) {
      return 'python' + (name.endsWith('.') ? '.' : '');
    }
    return rule.RANDOM.sub(path, '…');
  }

  // Native stacks -------------------------------------------------------------------------------

  function native() {
    return text.rules().native;
  }

  // Add the first assertion that a text has of a GPU's threads to the message that names none.
  function withAssertion(message) {
    const rule = native();
    if (!message.includes(rule.ASSERT)) {
      return message;
    }
    for (const line of text.linesOf(message)) {
      const found = line.includes('Assertion `') && rule.ASSERTION.search(line);
      if (found) {
        const place = rule.DEVICE_FILE.all(line.slice(0, found.index)).pop();
        const cause = rule.ASSERT + ': ' + (place ? place.groups.file + ': ' : '')
          + 'Assertion `' + found.groups.what + '` failed.';
        return message.split(cause).join(rule.ASSERT).split(rule.ASSERT).join(cause);
      }
    }
    return message;
  }

  // The message without its native stack; a text without one comes back unchanged.
  function split(message) {
    const rule = native();
    if (message.includes('Error Message Summary')) {
      return splitPaddle(message);
    }
    if (rule.PADDLE_PLACE.search(message.slice(-400))) {
      return withoutPlace(message);
    }
    if (message.includes('(most recent call first)')) {
      const raised = rule.TORCH_RAISED.search(message);
      return (raised && text.strip(message.slice(0, raised.index))) || message;
    }
    const stack = rule.FRAMEWORK_STACK.search(message);
    if (stack) {
      const users = rule.USER_STACK.search(message, text.endOf(stack) - 1);
      const rest = users ? message.slice(users.index) : '';
      return text.strip(message.slice(0, stack.index)) + rest || message;
    }
    if (message.includes('\n- ') || message.startsWith('---')) {
      return splitMindSpore(message);
    }
    return message;
  }

  // Split at titles, marked by `mark`, between two dashed rules.
  function sections(message, mark) {
    const rule = native().RULE;
    const lines = text.linesOf(message);
    const head = [];
    const found = [];
    let body = head;
    for (let number = 0; number < lines.length; number += 1) {
      const isTitle = rule.fullmatch(text.strip(lines[number])) && number + 2 < lines.length
        && lines[number + 1].startsWith(mark) && rule.fullmatch(text.strip(lines[number + 2]));
      if (isTitle) {
        body = [];
        found.push({title: text.without(lines[number + 1].slice(mark.length), ' :'), body: body});
        number += 2;
      } else {
        body.push(lines[number]);
      }
    }
    return {
      head: text.strip(head.join('\n')),
      parts: found.map(function (each) {
        return {title: each.title, body: text.strip(each.body.join('\n'))};
      }),
    };
  }

  function splitMindSpore(message) {
    const found = sections(message, '- ');
    if (!found.parts.length) {
      return message;
    }
    const first = found.parts.find(function (part) { return part.body; });
    const said = found.head || (first ? first.body : message);
    let referred = found.parts.filter(function (part) {
      return part.title && found.head.includes("Refer to '" + part.title + "'");
    });
    if (!referred.length && native().MINDSPORE_HEAD.fullmatch(found.head)) {
      referred = found.parts.filter(function (part) {
        return part.body && !part.title.startsWith('C++ Call Stack')
          && !part.body.includes('File "') && !part.body.includes("Call Stack'");
      }).slice(0, 1);
    }
    return [said].concat(referred.map(function (part) { return part.body; })).join('\n');
  }

  function splitPaddle(message) {
    const found = sections(message, '');
    let said = found.head;
    found.parts.forEach(function (part) {
      const isStack = native().PADDLE_TITLES.some(function (title) {
        return part.title.startsWith(title);
      });
      if (!isStack && part.title.startsWith('Error Message Summary')) {
        said = part.body || found.head;
      }
    });
    return found.parts.length && said ? withoutPlace(said) : message;
  }

  function withoutPlace(message) {
    return text.strip(native().PADDLE_PLACE.sub(message, '')) || message;
  }

  return {
    normalised: normalised, split: split, withAssertion: withAssertion, isType: isType,
    countsAs: countsAs,
  };
})();
