import { fold } from '../fold.ts';
import { namesOf, type Heard, type Mention } from './mentions.ts';
import type { Asked } from './option-reading.ts';
import { isPlain } from './plain-words.ts';
import { fitOf, fits } from './same-word.ts';
import { singularOf } from './stems.ts';
import { topicAskings, wordsOf } from './word-lists.ts';

/** Returns whether a question may choose what it asks about, "qual o endereço?", or asks to have done, "tem como agendar?". */
export function mayAsk(mention: Mention, heard: Heard[], { utterance }: Asked): boolean {
  const { used, phrase } = mention;
  const names = namesOf(mention, heard);
  if (mention.candidate.label.includes('?') && rest(heard, used).every((word) => isPlain(word))) return true;
  const isTopic =
    phrase.words.every(
      (word) => isPlain(singularOf(word)) || topics.has(singularOf(word)) || isNamed(word, names),
    ) &&
    [...names, ...phrase.words].some((word) => topics.has(singularOf(word))) &&
    rest(heard, used).every((word) => isPlain(word) || topicAskings.has(word));
  if (mention.isWhole && asksForInsurer(mention, rest(heard, used))) return true;
  // "meu exame de sangue já saiu?"
  const strange = rest(heard, used).filter((word) => !isPlain(word) && word !== 'ja');
  if (mention.isWhole && names.includes('resultado') && strange.length <= 1) return true;
  // "o que chegou de novo?" asks for 'Ver novidades'.
  const isLook = /^\P{L}*(?:ver|novidades)\b/u.test(fold(mention.candidate.label)) && phrase.isInstead;
  if (isLook && mention.isWhole && rest(heard, used).every((word) => isPlain(word))) return true;
  const isShown = names.some((name) => shown.has(singularOf(name)));
  if (isShown && rest(heard, used).every((word) => isPlain(word) || word === 'tem' || topicAskings.has(word)))
    return true;
  return (
    isTopic || (utterance.isRequest && names.some((word) => /[aei]r$/.test(word) && !adjectives.has(word)))
  );
}

/** "vocês atendem Unimed?" asks for 'Convênios aceitos', which tells; 'Convênio' beside 'Particular' is asked back. */
function asksForInsurer({ candidate }: Mention, words: string[]): boolean {
  const isTold = /\b(?:convenios|planos de saude)\b/.test(fold(candidate.label));
  return isTold && words.every((word) => isPlain(word) || insuring.test(word));
}

const insuring = /^(?:aceita|atende|pega|faze?|trabalha|tem)m?$/;

function rest(heard: Heard[], used: Set<number>): string[] {
  return heard.filter((_word, place) => !used.has(place)).map(({ word }) => word);
}

/** End like verbs. */
const adjectives = wordsOf('particular familiar regular popular celular escolar domiciliar similar');

/** What a question may ask for by its name. */
export const topics = wordsOf(
  'horario endereco localizacao convenio plano resultado acompanhar cardapio catalogo preco valor prazo curso mensalidade funcionamento promocao promo oferta desconto modelo sabor telefone pagamento rastreio frete',
);

/** "tem promoção?" asks to see what there is. */
const shown = wordsOf('acompanhar cardapio catalogo promocao promo oferta desconto modelo sabor');

function isNamed(word: string, names: string[]): boolean {
  return names.some((name) => fitOf(name, word, true) > fits.none);
}
