import { readNumberWords } from '../number-words.ts';
import { feminine } from './same-word.ts';
import { wordsOf } from './word-lists.ts';

/** A place in a list that an answer names, and how. */
export interface Place {
  number: number;
  /** Said as "quarta", which may be a day. */
  isWeekday: boolean;
  /** Said of the list: "opção 2", "a última". */
  isNamed: boolean;
  isOrdinal: boolean;
}

/** What is known of the list. */
export interface Listed {
  count?: number;
  /** Whether "quarto" may be a room. */
  hasRooms?: boolean;
  /** What most options are called: "o segundo combinado". */
  shared?: ReadonlySet<string>;
}

/**
 * Reads the place that a polite, folded answer is: "1", "01", "1.", "um", "opção 1", "quero a 2", "é a 2", "2º", "a
 * segunda opção", "o último". Null where it is more, or none.
 */
export function readPlace(
  polite: string,
  { count = 0, hasRooms = true, shared = new Set() }: Listed = {},
): Place | null {
  const words = polite.slice(0, 80).split(' ').filter(Boolean);
  // "os dois" is no place.
  if (
    words.length === 2 &&
    /^[oa]s$/.test(words[0] ?? '') &&
    /^(?:dois|duas|tres|[23])$/.test(words[1] ?? '')
  )
    return null;
  // "um amigo" is no first option.
  if (words.length === 2 && /^(?:um|uma|dois|duas)$/.test(words[0] ?? '') && persons.has(words[1] ?? ''))
    return null;
  const isNamed = words.some((word) => named.has(word));
  while (words.length > 1 && before.has(words[0] ?? '')) words.shift();
  while (words.length > 1 && (after.has(words.at(-1) ?? '') || shared.has(words.at(-1) ?? ''))) words.pop();
  const rest = words.join(' ');
  // A room, unless it is said of what.
  if (rest === 'quarto' && !isNamed && (hasRooms || !/\bo quarto\b/.test(polite))) return null;
  const number = rest === 'meio' && !/\bdo meio$/.test(polite) ? null : readOne(rest, count);
  return number === null
    ? null
    : {
        number,
        // "a opção segunda" is Monday where options are days, "a segunda opção" is not.
        isWeekday:
          (!isNamed || dayNamed.test(polite)) && (feminine.indexOf(rest) > 0 || /^[2-6]º$/.test(rest)),
        isNamed: isNamed || rest.startsWith('ultim'),
        isOrdinal: /^\d+ ?[ºao]$/.test(rest) || ordinals.has(rest),
      };
}

const dayNamed =
  /\b(?:opcao|opc|op|item|alternativa) (?:(?:a|na|da|de|e) )?(?:segunda|terca|quarta|quinta|sexta)\b/;

function readOne(rest: string, count: number): number | null {
  const [, digits] = /^(\d{1,6})(?:º| ?[ao]|a)?$/.exec(rest) ?? [];
  if (digits !== undefined) return Number(digits);
  if (count > 1 && /^ultim[oa]$/.test(rest)) return count;
  if (/^(?:do )?meio$/.test(rest) && count % 2 === 1) return (count + 1) / 2;
  return ordinals.get(rest) ?? readNumberWords(rest);
}

const named = wordsOf('motivo opcao op opc opcoes numero num nº item alternativa setor');
const before = wordsOf(
  'setor motivo opcao op opc numero num n nº nr no item alternativa letra a o as os e eh eu quero queria gostaria preciso escolho escolhi prefiro vou de na ir seria pode ser fico com manda me ve bota poe so da do pra para essa esse acho_que digito digitei aperto marco marca ficar minha resposta foi entao vai',
);
const after = wordsOf(
  'opcao item urgente msm doutor doutora dr dra amiga amigo amor linda lindo moca moco prof teacher professora professor chefe patrao mano mana cara parceiro parca amigao filho mesmo entao ai aqui alternativa obrigado obrigada viu ne numero da lista do menu',
);
const persons = wordsOf(
  'amigo amiga amigao colega parceiro professor professora doutor doutora filho moco moca',
);
/** The places in words, of either gender. */
export const ordinals = new Map(
  'primeir segund terceir quart quint sext setim oitav non decim'
    .split(' ')
    .flatMap((stem, index): [string, number][] => [
      [`${stem}o`, index + 1],
      [`${stem}a`, index + 1],
    ]),
);
