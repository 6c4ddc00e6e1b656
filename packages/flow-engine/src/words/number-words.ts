const units =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const tens = '. . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const hundreds =
  '. cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const values = new Map<string, number>([
  ...units.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, value): [string, number] => [word, value * 10]),
  ...hundreds.split(' ').map((word, value): [string, number] => [word, value * 100]),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['cem', 100],
]);
values.delete('.');

/** A number written out, of a normalised text: "dez", "vinte e cinco", "mil e duzentos". Null where it is none. */
export function readNumberWords(normalised: string): number | null {
  if (normalised.length > 120) return null;
  const words = normalised.split(' ').filter((word) => word !== 'e');
  if (words.length === 0) return null;
  let sum = 0;
  let group = 0;
  let last = Infinity;
  for (const word of words) {
    const value = values.get(word);
    if (word === 'mil' && sum === 0) {
      sum = (group || 1) * 1000;
      group = 0;
      last = Infinity;
    } else if (value !== undefined && value < last && fitsAfter(last, value)) {
      group += value;
      last = value;
    } else {
      return null;
    }
  }
  return sum + group;
}

/** "vinte cinco" counts on, "vinte quinze" does not; zero stands alone. */
function fitsAfter(last: number, value: number): boolean {
  if (last === Infinity) return true;
  if (value === 0) return false;
  return last >= 100 ? value < 100 : last >= 20 && value < 10;
}
