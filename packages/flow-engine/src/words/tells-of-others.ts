import { relatives, wordsOf } from './choice/word-lists.ts';

/** Returns whether a folded answer tells what somebody else does or has: "minha prima faz jazz aí", "meu concorrente gastou 20 mil". */
export function tellsOfOthers(said: string): boolean {
  const [, person = '', verb = ''] =
    /\b(?:meu|minha|um|uma) (\p{L}+) (?:(?:ja|me|te|nos|lhe|se) )*(\p{L}+)/u.exec(said) ?? [];
  if (besides.test(said)) return true;
  if (/^(?:indic|recomend|pass|mand|falou|disse)/.test(verb)) return false;
  if (distant.has(person))
    return verb === 'e' || /(?:[aei]|[aei]u|ou)$|^(?:tem|tinha|faz|fez|quer)$/.test(verb);
  return relatives.has(person) && ownActions.has(verb);
}

/** "minha filha também é vendedora", "minha mãe vai na quarta", "a do meu vizinho vem 300" */
const besides =
  /\b(?:meu|minha) (?:mae|pai|avo|esposa|esposo|marido|mulher|irmao|irma|namorad[oa]|chefe|patrao|filh[oa]) (?:(?:e|eh) (?!(?:eu|duas|dois|tres|um|uma|os|as|o|a|meu|minha|mais|que|pequen|idos|adolescent|crianc|bebe|adult|menor|pacient|client|alun|celiac|novinh)\p{L}*)|tem (?!\d|um |uma |dois |duas |tres |quatro |cinco |seis |sete |oito |nove |dez ))\p{L}|\b[oa] \p{L}+(?:dor|dora|boy|ente|ista) (?:e|eh|foi|estava|tava|era) \p{L}|\b(?:meu|minha) \p{L}+ (?:(?:tambem|tb|tbm) (?:e|eh|faz|tem|vai)|vai (?:na|no|de)) \p{L}|\bminha casa (?:e|eh) (?!n[oa]s?\b|em\b|perto\b|[oa]\b)\p{L}|\b(?:meu|minha) (?:mae|pai|irmao|irma|esposa|esposo|marido|mulher) (?:e|eh) que \p{L}|\bna casa d[oa] (?:meu|minha) \p{L}|^[ao] d[oa] (?:meu|minha) (?:vizinh|prim|cunhad|coleg|amig|sogr)/u;

/** Who is seldom asked for. */
const distant = wordsOf(
  'primo prima cunhado cunhada vizinho vizinha concorrente sogro sogra tio tia colega amigo amiga',
);
/** Of closer relatives, "minha filha tem 2 anos" and "meu filho quer" ask for something. */
const ownActions = wordsOf(
  'consulta faz trabalha estuda treina frequenta fazia pediu pagou comprou gastou usou foi veio',
);
