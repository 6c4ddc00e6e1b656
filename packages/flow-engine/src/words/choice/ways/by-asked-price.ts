import { fold } from '../../fold.ts';
import { findMentions, heardIn } from '../mentions.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/**
 * Chooses the one option that is about prices, where the price of something is asked: "quanto tá a losartana?" is 'Consultar preço'.
 */
export function chooseByAskedPrice({ utterance, candidates, isTolerant }: Asked): OptionReading | null {
  if (!asksPrice.test(utterance.polite) || utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const [priced, ...others] = candidates.filter(({ label }) => prices.test(fold(label)));
  if (!priced || others.length > 0) return null;
  const mentions = findMentions(heardIn(utterance), candidates, isTolerant);
  const isSpecial = special.test(fold(priced.label));
  // "quanto custa a revisão?" beside 'Agendar revisão' is a question about it.
  const isOther = mentions.some(({ candidate, isWhole }) => candidate !== priced && (isSpecial || isWhole));
  return isOther ? null : only([priced], 'meaning', !utterance.isShaken);
}

const asksPrice =
  /^(?:(?:eu|queria|quero|gostaria|de|saber|preciso|me|fala|diz|informa) )*(?:(?:quanto|qto|qnto) (?:que )?(?:e|custa|custam|ta|esta|estao|sai|fica|ficaria|seria|cobra|cobram)|quanto (?:voces?|vcs?) cobram?|(?:qual (?:e )?)?(?:o )?(?:preco|valor) d[aoe]s?)\b(?! (?:[oa] )?(?:meu|minha)s?\b)/;
/** 'Consultar preço', 'Convênios e valores', 'Orçamento'; no 'Até R$ 50 de valor'. */
const prices = /^[^\d]*\b(?:precos?|valor(?:es)?|orcamentos?)\b(?! (?:alt|car|baix)[oa])[^\d]*$/;
/** Prices of one thing, or made for each. */
const special = /\b(?:orcamentos?|(?:precos?|valor(?:es)?) d[aeo]s?)\b/;
