import { readNumber } from '../answers/read-number.ts';

/**
 * Returns an expression with its decimal commas as points: "45,00 * 2" is "45 * 2". Between the brackets of a function or
 * a list a comma parts two values, unless semicolons do: "max(45,00; 2)".
 */
export function withDecimalPoints(text: string): string {
  if (!decimal.test(text)) return text;
  const bare = text.replaceAll(quoted, (part) => ' '.repeat(part.length));
  const places = placesWhereCommasPart(bare);
  return text.replaceAll(new RegExp(decimal, 'g'), (part, offset: number) => {
    const value = places[offset] === false && bare[offset] !== ' ' ? readNumber(part) : null;
    return value === null ? part : String(value);
  });
}

const decimal = /(?<![\w.,])\d[\d.]*,\d+(?![\w.,])/;
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{[^{}"']{1,120}\}/g;

/** For each place of an expression without its texts, whether a comma there parts two values. */
function placesWhereCommasPart(bare: string): boolean[] {
  const places: boolean[] = Array.from({ length: bare.length }, () => false);
  const open: { inner: number[]; parts: boolean }[] = [];
  for (const [place, sign] of bare.split('').entries()) {
    if (sign === '(' || sign === '[') {
      open.push({ inner: [], parts: sign === '[' || /\w\s*$/.test(bare.slice(0, place).slice(-40)) });
    }
    const innermost = open.at(-1);
    if (sign === ';' && innermost) innermost.parts = false;
    innermost?.inner.push(place);
    if ((sign === ')' || sign === ']') && innermost) {
      for (const inside of innermost.inner) places[inside] = innermost.parts;
      open.pop();
    }
  }
  return places;
}
