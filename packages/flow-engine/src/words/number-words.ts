const units =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const tens = '. . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const hundreds =
  '. cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const values = new Map<string, number>([
  ...units.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, value): [string, number] => [word, value * 10]),
  ...hundreds
    .split(' ')
    .flatMap((word, value) =>
      [word, word.replace(/os$/, 'as')].map((one): [string, number] => [one, value * 100]),
    ),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['cem', 100],
  // As they are often misspelt.
  ['treis', 3],
  ['deiz', 10],
  ['sinco', 5],
  ['oitu', 8],
  ['catorse', 14],
  ['quinse', 15],
  ['dezeseis', 16],
  ['desesseis', 16],
  ['dezesete', 17],
  ['vinti', 20],
  ['cincoenta', 50],
  ['sesenta', 60],
]);
values.delete('.');

const scales = new Map([
  ['mil', 1e3],
  ['milhao', 1e6],
  ['milhoes', 1e6],
]);

/** Reads a number written out, of a normalised text: "dez", "mil e duzentos", "um milhão". Null where it is none. */
export function readNumberWords(normalised: string): number | null {
  if (normalised.length > 120) return null;
  const words = normalised.split(' ').filter((word) => word !== 'e');
  if (words.length === 0) return null;
  let sum = 0;
  let group = 0;
  let last = Infinity;
  let before = Infinity;
  for (const word of words) {
    const value = values.get(word);
    const scale = scales.get(word);
    // "mil" alone is a thousand; a million is counted.
    if (scale !== undefined && scale < before && (group > 0 || scale === 1e3)) {
      sum += (group || 1) * scale;
      group = 0;
      last = Infinity;
      before = scale;
    } else if (value !== undefined && value < last && fitsAfter(last, value)) {
      group += value;
      last = value;
    } else {
      return null;
    }
  }
  return sum + group;
}

/** Reads a number and a half: "dois e meio" is 2.5, "um milhão e meio" half a million more; "mil e meio" is neither. */
export function readNumberAndHalf(normalised: string): number | null {
  const [, counted] = /^(.{1,120}) e mei[oa]$/.exec(normalised) ?? [];
  const value = counted === undefined ? null : readNumberWords(counted);
  if (counted === undefined || value === null) return null;
  if (/milh(?:ao|oes)$/.test(counted)) return value + 500_000;
  return value > 0 && value < 100 ? value + 0.5 : null;
}

/** "vinte cinco" counts on, "vinte quinze" does not; zero is always alone. */
function fitsAfter(last: number, value: number): boolean {
  if (last === Infinity) return true;
  if (value === 0) return false;
  return last >= 100 ? value < 100 : last >= 20 && value < 10;
}
