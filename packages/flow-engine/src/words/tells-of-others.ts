import { relatives, wordsOf } from './choice/word-lists.ts';

/** Returns whether a folded answer tells what somebody else does or has: "minha prima faz jazz aí", "meu concorrente gastou 20 mil". */
export function tellsOfOthers(said: string): boolean {
  const [, person = '', verb = ''] =
    /\b(?:meu|minha|um|uma) (\p{L}+) (?:(?:ja|me|te|nos|lhe) )*(\p{L}+)/u.exec(said) ?? [];
  if (/^(?:indic|recomend|pass|mand|falou|disse)/.test(verb)) return false;
  if (distant.has(person))
    return verb === 'e' || /(?:[aei]|[aei]u|ou)$|^(?:tem|tinha|faz|fez|quer)$/.test(verb);
  return relatives.has(person) && ownActions.has(verb);
}

/** Who is seldom asked for. */
const distant = wordsOf(
  'primo prima cunhado cunhada vizinho vizinha concorrente sogro sogra tio tia colega amigo amiga',
);
/** Of closer relatives, "minha filha tem 2 anos" and "meu filho quer" ask for something. */
const ownActions = wordsOf(
  'faz trabalha estuda treina frequenta fazia pediu pagou comprou gastou usou foi veio',
);
