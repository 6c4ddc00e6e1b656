import type { Candidate } from '../candidate.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses "Corte e barba" by "os dois", where "Corte" and "Barba" are the only two that it joins. */
export function chooseBoth({ utterance, candidates }: Asked): OptionReading | null {
  if (!bothOfThem.test(utterance.polite)) return null;
  const joined = candidates.filter((candidate) => joinsTwo(candidate, candidates));
  return joined.length === 1 ? only(joined, 'meaning', !utterance.isAsked) : null;
}

const bothOfThem =
  /^(?:(?:eu|quero|queria|pode ser|vou querer|prefiro|manda|me ve|e|com) )*(?:[oa]s (?:dois|duas|2)|amb[oa]s)(?: (?:mesmo|juntos|juntas))?$/;

function joinsTwo({ phrases }: Candidate, all: readonly Candidate[]): boolean {
  const parts = phrases.filter(({ isPart }) => isPart);
  const others = all.filter((other) =>
    other.phrases.some(
      ({ words, isPart }) => !isPart && parts.some((part) => part.words.join(' ') === words.join(' ')),
    ),
  );
  return others.length === 2;
}
