import {
  canonicalPhone,
  countryCode,
  phoneDigits,
  phoneFault,
  withoutCountryCode,
  type PhoneFault,
} from '@prosa/brazil';
import { readPhone } from '../phone.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';

/** A cell read as a phone: the phone and what was repaired, or why it is not a phone. */
export type RepairedPhone = { phone: string; repair: string | null } | { problem: string };

const problems: Record<PhoneFault, (national: string) => string> = {
  too_short: () => 'Telefone curto demais: faltam dígitos.',
  no_area_code: () => 'Falta o DDD.',
  too_long: () => 'Telefone longo demais: sobram dígitos.',
  unknown_area_code: (national) => `O DDD ${national.slice(0, 2)} não existe.`,
  no_mobile: () => 'Com nove dígitos, um celular começa por 9.',
  no_landline: () => 'Nenhum telefone começa por 0 ou 1.',
};

/**
 * Reads a phone from a cell the way Brazilians and Excel write it. Repairs what is certain (a missing 55, a missing
 * ninth digit, leading zeros, numbers shown as 5,51E+12 whose digits are still there), and says what is wrong with
 * the rest. It never guesses digits.
 */
export function repairPhone(cell: SheetCell): RepairedPhone {
  if (typeof cell === 'number') return fromNumber(cell);
  const text = cell.replace(/^'/, '').trim();
  if (!text) return { problem: 'Sem telefone.' };
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (scientific) return fromScientific(text, scientific);
  const plain = text.replace(/[.,]0+$/, '');
  if (/^[1-9]\d{2,4}0{8,}$/.test(plain)) return lostDigits(plain);
  if (!/^\+?[\d\s().\-–‑/]+$/.test(plain)) return { problem: `“${text.slice(0, 40)}” não é um telefone.` };
  return fromDigits(phoneDigits(plain), plain.startsWith('+'));
}

function fromNumber(value: number): RepairedPhone {
  if (!Number.isSafeInteger(value) || value <= 0) return { problem: `“${value}” não é um telefone.` };
  const digits = String(value);
  return /0{6,}$/.test(digits) ? lostDigits(digits) : fromDigits(digits, false);
}

function fromScientific(text: string, [, first = '', rest = '', power = '']: RegExpExecArray): RepairedPhone {
  const kept = first + rest;
  const isWhole = kept.length > Number(power);
  if (!isWhole) return lostDigits(text);
  const read = fromDigits(kept.slice(0, Number(power) + 1), false);
  return 'phone' in read ? { ...read, repair: 'Lido da notação do Excel.' } : read;
}

function lostDigits(shown: string): RepairedPhone {
  return {
    problem: `O Excel guardou só “${shown}” e perdeu os outros dígitos. Formate a coluna como texto e preencha de novo.`,
  };
}

function fromDigits(written: string, isInternational: boolean): RepairedPhone {
  if (isInternational && !written.startsWith(countryCode)) return foreign(written);
  if (written.startsWith('00') && written.length > 11) return fromDigits(written.slice(2), true);
  const national = nationalOf(written);
  const fault = phoneFault(national);
  if (fault === null) return brazilian(national, written);
  const abroad = fault === 'too_long' ? withForgottenPlus(written) : null;
  return abroad ?? { problem: problems[fault](national) };
}

/** Returns the digits without the country code, the zeros of a trunk call and the carrier's code after them. */
function nationalOf(written: string): string {
  const digits = written.replace(/^0+/, '');
  const hasTrunk = digits.length < written.length;
  const national = withoutCountryCode(digits);
  return hasTrunk && (national.length === 12 || national.length === 13) ? national.slice(2) : national;
}

/** Reads what is too long for Brazil as a number of another country. */
function withForgottenPlus(written: string): RepairedPhone | null {
  if (written.length > 15 || written.startsWith('0')) return null;
  const phone = readPhone(written);
  return phone && !phone.startsWith(countryCode)
    ? { phone, repair: 'Lido como número de outro país.' }
    : null;
}

function brazilian(national: string, written: string): RepairedPhone {
  const phone = canonicalPhone(countryCode + national);
  const repairs = [
    ...(phone.length > national.length + countryCode.length ? ['acrescentado o nono dígito'] : []),
    ...(written.startsWith('0') ? ['tirado o zero da frente'] : []),
    ...(national === written.replace(/^0+/, '') ? ['acrescentado o 55'] : []),
  ];
  const repair = repairs.join(', ');
  return { phone, repair: repair ? `${repair.charAt(0).toUpperCase()}${repair.slice(1)}.` : null };
}

function foreign(digits: string): RepairedPhone {
  const phone = readPhone(digits);
  return phone ? { phone, repair: null } : { problem: 'Número internacional inválido.' };
}
