import { fold } from '../../fold.ts';
import { measuresOf, sizeLetters, sizeWords } from '../measures.ts';
import {
  categoryWords,
  classifierWords,
  functionWords,
  lightWords,
  sideWords,
  wordsOf,
} from '../word-lists.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses among sizes, letters or words: "tamanho pequeno" and "uso o P" for 'P'; two of them choose none. */
export function chooseBySize({ utterance, candidates }: Asked): OptionReading | null {
  if (utterance.isAsked || utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const sized = candidates.flatMap((candidate) => {
    const size = measuresOf(candidate.label).size;
    return size === null ? [] : [{ candidate, size }];
  });
  if (sized.length < 2) return null;
  const numbered = chooseByNumber(utterance.polite, candidates);
  if (numbered !== null) return numbered;
  const { sizes, rest } = sizesIn(utterance.polite);
  const hits = sized.filter(({ size }) => sizes.has(size)).map(({ candidate }) => candidate);
  if (sizes.size > 1) return hits.length === 0 ? null : only(hits, 'words', false);
  const isSure = !utterance.isShaken && rest.every((word) => beside.some((list) => list.has(word)));
  return hits.length === 1 && isSure ? only(hits, 'words', true) : null;
}

/** "uso 48" is 'Plus size (46 ao 54)', and "visto 40" is 'M (40-42)'. */
function chooseByNumber(polite: string, candidates: Asked['candidates']): OptionReading | null {
  const said = /^(?:(?:eu|uso|visto|veste|calco|tamanho|numero|manequim|meu|minha|e|o|no|do) )+(\d{2})$/.exec(
    polite,
  )?.[1];
  const hits = candidates.filter(({ label }) => {
    const [, from, to] = /\((\d{2}) ?(?:ao?|até|e|[-–/]) ?(\d{2})\)/.exec(label) ?? [];
    return (
      from !== undefined && to !== undefined && Number(from) <= Number(said) && Number(said) <= Number(to)
    );
  });
  return hits.length === 0 ? null : only(hits, 'meaning', true);
}

function sizesIn(polite: string): { sizes: Set<string>; rest: string[] } {
  const said = fold(polite)
    .replaceAll(/\bextra grande\b/g, 'gg')
    .replaceAll(spelled, (_all, _count, letter: string) => letter.repeat(2))
    .split(' ');
  const sizes = new Set<string>();
  const rest: string[] = [];
  for (const [place, word] of said.entries()) {
    const size = isLetter(said, place) ? word : sizeWords.get(word);
    if (size === undefined) rest.push(word);
    else sizes.add(size);
  }
  return { sizes, rest };
}

/** "dois gês" is "GG". */
const spelled = /\b(dois|2) ([gp])es\b/g;

/** "p minha mãe" is for somebody, and "500 g" a weight. */
function isLetter(said: string[], place: number): boolean {
  const [before = '', word = '', next = ''] = [said[place - 1], said[place], said[place + 1]];
  if (!sizeLetters.has(word) || /^\d/.test(before)) return false;
  return word !== 'p' || joins.has(next) || !(functionWords.has(next) || sideWords.has(next));
}

const joins = wordsOf('e ou com de mesmo so por');
const beside = [
  functionWords,
  lightWords,
  categoryWords,
  classifierWords,
  wordsOf('tam msm uso usa usar visto veste separa separar serve numero blusa camisa vestido mim'),
];
