import { only, type Asked, type OptionReading } from './option-reading.ts';

/** Chooses what is called "Outro…" by "nenhum desses", where there is one such option. */
export function chooseOther({ utterance, candidates }: Asked): OptionReading | null {
  if (!noneOfThem.test(utterance.polite)) return null;
  const others = candidates.filter(({ phrases }) =>
    phrases.some(({ words }) => /^outr[oa]s?$/.test(words[0] ?? '')),
  );
  return others.length === 0 ? null : only(others, 'meaning', !utterance.isAsked);
}

const noneOfThem =
  /^(?:e )?outr[oa]s?(?: (?:coisa|assunto|opcao|motivo))?s?$|^(?:e )?nenhum[a]?(?: (?:dess|dest|del)[ae]s| das? \p{L}+)?$/u;
