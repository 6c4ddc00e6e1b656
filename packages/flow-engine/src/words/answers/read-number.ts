import { normalise } from '../normalise.ts';
import { readNumberAndHalf, readNumberWords } from '../number-words.ts';

/**
 * Reads a number as Brazilians write it, alone: "1.234,56", "1234.5", "-3", "dez", "2,5 mil", "duas e meia". Null where
 * it is none.
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > 80) return null;
  const found = /^([+-]?)\s?(\d[\d.,]*)\s?(mil|k|mi|mm|milhao|milhão|milhoes|milhões)?( e mei[oa])?$/.exec(
    trimmed,
  );
  if (!found) return readWritten(normalise(trimmed));
  const [, sign, digits = '', times, half] = found;
  const amount = readDigits(digits);
  if (amount === null) return null;
  const scale = times === undefined ? 1 : times === 'mil' || times === 'k' ? 1e3 : 1e6;
  const value = (amount + (half === undefined ? 0 : 0.5)) * scale;
  return sign === '-' ? -value : value;
}

function readWritten(normalised: string): number | null {
  return (
    readNumberWords(normalised) ??
    readNumberAndHalf(normalised) ??
    readDozens(normalised) ??
    readHalf(normalised) ??
    readThousands(normalised)
  );
}

/** "meia dúzia", "duas dúzias", "1 dúzia e meia" */
function readDozens(normalised: string): number | null {
  const [, count = '', half] = /^(.{1,20}) duzias?( e meia)?$/.exec(normalised) ?? [];
  if (count === 'meia') return half === undefined ? 6 : null;
  const dozens = /^\d{1,3}$/.test(count) ? Number(count) : readNumberWords(count);
  return dozens === null ? null : dozens * 12 + (half === undefined ? 0 : 6);
}

/** "meio quilo" */
function readHalf(normalised: string): number | null {
  return /^mei[oa] (?:quilo|kilo|kg|litro|metro|pacote|porcao)$/.test(normalised) ? 0.5 : null;
}

/** "meio milhão", "2 mil e 500" */
function readThousands(normalised: string): number | null {
  if (normalised === 'meio milhao') return 500_000;
  const [, thousands = '', rest = ''] = /^(.{1,20}) mil e (.{1,30})$/.exec(normalised) ?? [];
  const [many, few] = [thousands, rest].map((part) =>
    /^\d{1,3}$/.test(part) ? Number(part) : readNumberWords(part),
  );
  if (typeof many !== 'number' || typeof few !== 'number' || few >= 1000) return null;
  return many * 1000 + few;
}

/** Dots and commas: the last of two kinds is the decimal one; a dot before three digits parts thousands. */
function readDigits(digits: string): number | null {
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  const decimal = decimalSign(digits, comma, dot);
  const [whole = '', fraction = '', ...rest] = decimal === null ? [digits] : digits.split(decimal);
  if (rest.length > 0 || /[.,]/.test(fraction)) return null;
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : null;
}

function decimalSign(digits: string, comma: number, dot: number): ',' | '.' | null {
  if (comma !== -1 && dot !== -1) return comma > dot ? ',' : '.';
  if (comma !== -1) return ',';
  if (dot === -1) return null;
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) ? null : '.';
}
