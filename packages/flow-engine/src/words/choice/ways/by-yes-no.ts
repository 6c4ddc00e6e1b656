import { isPlainYesNo, readYesNo } from '../../answers/yes-no.ts';
import { normalise } from '../../normalise.ts';
import type { Candidate } from '../candidate.ts';
import { none, only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by a yes or a no where one option is the yes and one the no. */
export function chooseYesOrNo({ text, utterance, candidates }: Asked): OptionReading | null {
  const said = readYesNo({ type: 'text', text, media_url: null, file_name: null }, clock);
  if (/^(?:sim (?:e|ou) nao|nao (?:e|ou) sim)$/.test(utterance.polite)) return none;
  if (typeof said !== 'boolean') return null;
  const pair = pairOf(candidates);
  const hit = said ? pair.yes : pair.no;
  // "nunca fui aí" is no 'Não, já sou paciente': what goes on says what of.
  const isLong = utterance.polite.split(' ').length > 2 && !isPlainYesNo(utterance.polite);
  if (hit !== null && explained.test(hit.label) && isLong) return null;
  return hit === null ? null : only([hit], 'meaning', !utterance.isAsked);
}

const explained = /^\P{L}*(?:sim|não)\s*[,–-]\s*\p{L}/iu;

/** A yes needs no clock. */
const clock = { now: 0, time_zone: 'UTC' };

interface Pair {
  yes: Candidate | null;
  no: Candidate | null;
}

/** The only option that agrees and the only one that refuses; of two options, also "Tenho" and "Não tenho". */
function pairOf(candidates: Candidate[]): Pair {
  const yes = candidates.filter((candidate) => meaningOf(candidate) === true);
  const no = candidates.filter((candidate) => meaningOf(candidate) === false);
  const refusing = candidates.filter(({ phrases }) => phrases[0]?.isRefusal);
  const isPolar = candidates.length === 2 && refusing.length === 1;
  const agreeing = isPolar ? candidates.filter((candidate) => !refusing.includes(candidate)) : [];
  // Beside a no, 'Quero saber mais' agrees.
  const wishing = no.length === 1 ? candidates.filter(({ label }) => wished.test(label)) : [];
  const agreed = single(yes) ?? single(agreeing) ?? single(wishing);
  // Where nothing agrees, 'Não gostei' is a reason among others, such as 'Tamanho errado'.
  const areReasons = agreed === null && candidates.length > 2;
  const plainNo = areReasons ? no.filter((one) => isPlainNo(one, candidates)) : no;
  return { yes: agreed, no: single(plainNo) ?? (isPolar ? single(refusing) : null) };
}

/** "Não", and "Não recebi" beside "Recebi". */
function isPlainNo({ label }: Candidate, candidates: Candidate[]): boolean {
  const said = normalise(label);
  return isPlainYesNo(said) || candidates.some((other) => `nao ${normalise(other.label)}` === said);
}

const wished = /^\P{L}*(?:quero|tenho interesse|gostaria|pode)\b/iu;

function meaningOf({ label, exact, phrases }: Candidate): boolean | null {
  // The initials of "Segunda de manhã" are how some write "sim".
  const names = [...exact].filter(
    (text) => (text.length > 2 || text === normalise(label)) && !judgements.has(text),
  );
  const meanings = names.map((text) =>
    readYesNo({ type: 'text', text, media_url: null, file_name: null }, clock),
  );
  if (meanings.includes(true)) return true;
  if (meanings.includes(false)) return false;
  const [first = ''] = phrases[0]?.words ?? [];
  return /^(?:sim|confirm|aceit|concord|autoriz)/.test(first) ? true : null;
}

/** An option that judges is no yes: "ok" is not yet 'Ótimo'. */
const judgements = new Set(['otimo', 'perfeito', 'show', 'certo', 'correto']);

function single(candidates: Candidate[]): Candidate | null {
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
