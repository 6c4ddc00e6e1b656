import { fold } from '../../fold.ts';
import { readNumberWords } from '../../number-words.ts';
import { singularOf } from '../stems.ts';
import { categoryWords, functionWords, lightWords } from '../word-lists.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses among plans by how long they run: "três meses" for 'Trimestral', beside 'Mensal'. */
export function chooseByPeriod({ utterance, candidates }: Asked): OptionReading | null {
  const { polite, isAsked, isShaken, isOpen, parts } = utterance;
  if (isAsked || isShaken || isOpen || parts.some(({ isRefused }) => isRefused)) return null;
  const plans = candidates.flatMap((candidate) => {
    const [, name] = named.exec(fold(candidate.label)) ?? [];
    return name === undefined ? [] : [{ candidate, name }];
  });
  if (new Set(plans.map(({ name }) => name)).size < 2) return null;
  const said = readPeriod(polite);
  const hits = plans.filter(({ name }) => name === said).map(({ candidate }) => candidate);
  return hits.length === 0 ? null : only(hits, 'meaning', true);
}

const named = /\b(diari|semanal|quinzenal|mensal|bimestral|trimestral|semestral|anual)/;

const periods: Readonly<Record<string, string>> = {
  '1 dia': 'diari',
  '1 semana': 'semanal',
  '7 dia': 'semanal',
  '15 dia': 'quinzenal',
  '1 mes': 'mensal',
  '30 dia': 'mensal',
  '2 mes': 'bimestral',
  '3 mes': 'trimestral',
  '6 mes': 'semestral',
  '12 mes': 'anual',
  '1 ano': 'anual',
};

/** Returns what a plan of the only period in an answer is called; null where the answer says anything else. */
function readPeriod(polite: string): string | undefined {
  const said = polite.replace(/\bmes a mes\b/, '1 mes').replace(/\bmeio ano\b/, '6 meses');
  const [found, count = '', unit = ''] =
    /\b(\p{L}{2,6}|\d{1,2}) (dias?|semanas?|mes|meses|anos?)\b/u.exec(said) ?? [];
  const amount = /^\d/.test(count) ? Number(count) : readNumberWords(count);
  if (found === undefined || amount === null) return undefined;
  const rest = said.replace(found, ' ').split(' ').filter(Boolean);
  return rest.every(saysNothing) ? periods[`${amount} ${singularUnit(unit)}`] : undefined;
}

function singularUnit(unit: string): string {
  return unit.startsWith('mes') ? 'mes' : singularOf(unit);
}

/** "faz 3 meses" and "tô há um ano" tell since when. */
function saysNothing(word: string): boolean {
  if (since.has(word)) return false;
  return functionWords.has(word) || lightWords.has(word) || categoryWords.has(word) || /.[aei]r$/.test(word);
}

const since = new Set(['faz', 'estou', 'to', 'ta', 'esta', 'vi', 'mais']);
