import { canonicalPhone, readPhone } from '../phone.ts';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';

/** What a cell says as a phone: the phone with what was done to it, or why it is none. */
export type RepairedPhone = { phone: string; repair: string | null } | { problem: string };

const areas = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/**
 * Reads a phone out of a cell the way Brazilians and Excel write it. Repairs what can be known for certain (a missing
 * 55, a missing ninth digit, zeros in front, numbers shown as 5,51E+12 whose digits are still there) and says of the
 * rest what is wrong with it; it never guesses digits.
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
  return fromDigits(plain.replaceAll(/\D/g, ''), plain.startsWith('+'));
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
  if (isInternational && !written.startsWith('55')) return foreign(written);
  if (written.startsWith('00') && written.length > 11) return fromDigits(written.slice(2), true);
  const national = nationalOf(written);
  if (national.length < 8) return { problem: 'Telefone curto demais: faltam dígitos.' };
  if (national.length < 10) return { problem: 'Falta o DDD.' };
  if (national.length > 11) {
    const abroad = written.length <= 15 && !written.startsWith('0') ? readPhone(written) : null;
    return abroad && !abroad.startsWith('55')
      ? { phone: abroad, repair: 'Lido como número de outro país.' }
      : { problem: 'Telefone longo demais: sobram dígitos.' };
  }
  return brazilian(national, written);
}

/** Without the country, the zeros of a trunk call, and the carrier's code behind them. */
function nationalOf(written: string): string {
  const digits = written.replace(/^0+/, '');
  const hasTrunk = digits.length < written.length;
  if (digits.startsWith('55') && (digits.length === 12 || digits.length === 13)) return digits.slice(2);
  return hasTrunk && (digits.length === 12 || digits.length === 13) ? digits.slice(2) : digits;
}

function brazilian(national: string, written: string): RepairedPhone {
  const area = national.slice(0, 2);
  const number = national.slice(2);
  if (!areas.has(area)) return { problem: `O DDD ${area} não existe.` };
  if (number.length === 9 && !number.startsWith('9')) {
    return { problem: 'Com nove dígitos, um celular começa por 9.' };
  }
  if (number.length === 8 && /^[01]/.test(number)) return { problem: 'Nenhum telefone começa por 0 ou 1.' };
  const phone = canonicalPhone(`55${national}`);
  const repairs = [
    ...(phone.length > national.length + 2 ? ['acrescentado o nono dígito'] : []),
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
