// Patterns and texts as Python has them, and the words of a text: `vocabulary` and its rules.
'use strict';

window.errata = window.errata || {};

window.errata.text = (function () {
  // A pattern that is written for JavaScript by `recogniser.py`, with the methods of Python's `re`.
  class Pattern {
    constructor(written) {
      const source = written[0];
      const flags = written[1];
      this.anywhere = new RegExp(source, flags + 'g');
      this.here = new RegExp(source, flags + 'y');
      this.whole = new RegExp('(?:' + source + ')(?![^])', flags + 'y');
    }

    search(text, start) {
      return run(this.anywhere, text, start || 0);
    }

    match(text, start) {
      return run(this.here, text, start || 0);
    }

    fullmatch(text) {
      return run(this.whole, text, 0);
    }

    all(text, start) {
      this.anywhere.lastIndex = start || 0;
      return Array.from(text.matchAll(this.anywhere));
    }

    sub(text, change) {
      const write = typeof change === 'function' ? change : function () { return change; };
      let written = '';
      let last = 0;
      this.all(text).forEach(function (found) {
        written += text.slice(last, found.index) + write(found);
        last = endOf(found);
      });
      return written + text.slice(last);
    }
  }

  function run(expression, text, start) {
    expression.lastIndex = start;
    return expression.exec(text);
  }

  function endOf(found) {
    return found.index + found[0].length;
  }

  // Make the rules: what was a pattern becomes one, all else stays.
  function rulesOf(plain) {
    if (Array.isArray(plain)) {
      return plain.map(rulesOf);
    }
    if (plain === null || typeof plain !== 'object') {
      return plain;
    }
    if (Array.isArray(plain.pattern)) {
      return new Pattern(plain.pattern);
    }
    return Object.fromEntries(Object.entries(plain).map(function (each) {
      return [each[0], rulesOf(each[1])];
    }));
  }

  let made = null;

  function rules() {
    made = made || rulesOf(window.errata.recogniser.rules);
    return made;
  }

  const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
  const SPACES = new RegExp(SPACE + '+');
  const BEFORE = new RegExp('^' + SPACE + '+');
  const AFTER = new RegExp(SPACE + '+$');

  function strip(text) {
    return text.replace(BEFORE, '').replace(AFTER, '');
  }

  function rstrip(text) {
    return text.replace(AFTER, '');
  }

  function words(text) {
    return strip(text).split(SPACES).filter(Boolean);
  }

  function fold(text) {
    return words(text).join(' ');
  }

  function linesOf(text) {
    const lines = text.split(/\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]/);
    return lines[lines.length - 1] === '' ? lines.slice(0, -1) : lines;
  }

  // What follows the last dot: a type without its module.
  function bare(type) {
    return type.slice(type.lastIndexOf('.') + 1);
  }

  function isUpper(character) {
    return /^\p{Lu}$/u.test(character);
  }

  function isLower(text) {
    return text !== '' && text === text.toLowerCase() && text !== text.toUpperCase();
  }

  function without(text, characters) {
    let first = 0;
    let last = text.length;
    while (first < last && characters.includes(text[first])) {
      first += 1;
    }
    while (last > first && characters.includes(text[last - 1])) {
      last -= 1;
    }
    return text.slice(first, last);
  }

  // Words ---------------------------------------------------------------------------------------

  const REFERENCE = /&(#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)/gu;

  function unescaped(text) {
    const entities = rules().python.entities;
    return text.replace(REFERENCE, function (whole, name) {
      if (name[0] === '#') {
        const digits = name.replace(/;$/, '').slice(1);
        const number = /^[xX]/.test(digits) ? parseInt(digits.slice(1), 16) : parseInt(digits, 10);
        const isNone = number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff);
        return String.fromCodePoint(isNone ? 0xfffd : number);
      }
      for (let end = name.length; end > 1; end -= 1) {
        if (Object.hasOwn(entities, name.slice(0, end))) {
          return entities[name.slice(0, end)] + name.slice(end);
        }
      }
      return whole;
    });
  }

  function withoutColours(text) {
    return rules().tracebacks.COLOURS.sub(text, '');
  }

  function cleaned(text) {
    const rule = rules().vocabulary;
    let kept = text;
    if (kept.length > rule.LONGEST) {
      const head = kept.slice(0, Math.floor(rule.LONGEST / 4));
      const tail = kept.slice(kept.length - Math.ceil(rule.LONGEST * 3 / 4));
      const between = kept.slice(head.length, kept.length - tail.length);
      kept = head + '\n'.repeat(between.split('\n').length - 1) + tail;
    }
    kept = withoutColours(kept);
    kept = kept.replaceAll('\\n', '  ').replaceAll('\\t', '  ').replaceAll('\\_', '_');
    kept = rule.TAG.sub(kept, ' ');
    kept = kept.includes('&') ? unescaped(kept) : kept;
    kept = rule.INPUT.sub(rule.ADDRESS.sub(kept, ' '), ' ');
    kept = rule.EXAMPLE.sub(rule.UNDERLINE.sub(kept, ''), ' ');
    kept = rule.LISTED.sub(kept, function (found) { return found.groups.first; });
    return rule.KEY.sub(kept, function (found) { return found[1]; });
  }

  function withoutNumbers(name) {
    return rules().vocabulary.SYMBOL.sub(name, function (found) { return found[1]; });
  }

  // List the words of a cleaned text: how each is compared, where it stands, how it is written.
  function wordsOf(text) {
    const found = [];
    rules().vocabulary.WORD.all(text).forEach(function (each) {
      const start = each.index;
      if (each.groups.symbolic) {
        const raw = each.groups.symbolic.replaceAll(' ', '');
        const key = withoutNumbers(raw).toLowerCase();
        found.push({key: key, start: start, end: endOf(each), raw: raw});
      } else if (each.groups.word) {
        const raw = each.groups.word;
        const key = stem(raw).toLowerCase();
        if (key) {
          found.push({key: key, start: start, end: endOf(each), raw: raw});
        }
      }
    });
    return found;
  }

  function looksMadeUp(raw) {
    const inner = without(raw, '_');
    if (inner.includes('_') || raw.startsWith('_')) {
      return true;
    }
    return inner.length > 1 && !(isLower(inner.slice(1)) && /^[A-Za-z]+$/.test(inner));
  }

  function stem(raw) {
    return rules().vocabulary.NODE.sub(without(raw, '_'), '');
  }

  function isDataType(name) {
    return rules().vocabulary.NUMERIC.fullmatch(name) !== null;
  }

  function partsOf(name) {
    const parts = rules().vocabulary.PART.all(name).map(function (found) {
      return found[0].toLowerCase();
    });
    return new Set(parts.filter(function (part) { return part !== 'backward'; }));
  }

  // Tell whether two names may stand for the same: variants of a kernel, or data types.
  function related(name, other) {
    if (without(name.toLowerCase(), '_') === without(other.toLowerCase(), '_')) {
      return true;
    }
    if (name.includes('(') || other.includes('(')) {
      return withoutNumbers(name) === withoutNumbers(other);
    }
    if (isDataType(name) && isDataType(other)) {
      return true;
    }
    const mine = partsOf(name);
    const its = partsOf(other);
    const both = Array.from(mine).filter(function (part) { return its.has(part); });
    return both.length >= Math.max(3, 0.75 * Math.min(mine.size, its.size));
  }

  return {
    rules: rules, strip: strip, rstrip: rstrip, fold: fold, words: words, linesOf: linesOf,
    bare: bare, endOf: endOf, isUpper: isUpper, without: without, cleaned: cleaned,
    withoutColours: withoutColours, wordsOf: wordsOf, looksMadeUp: looksMadeUp, stem: stem,
    related: related,
  };
})();
