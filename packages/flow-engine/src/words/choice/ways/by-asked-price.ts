import { fold } from '../../fold.ts';
import { findMentions, heardIn } from '../mentions.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/**
 * Chooses the one option that is about prices, where the price of something is asked that no option names: "quanto tá a
 * losartana?" is 'Consultar preço'.
 */
export function chooseByAskedPrice({ utterance, candidates, isTolerant }: Asked): OptionReading | null {
  if (!asksPrice.test(utterance.polite) || utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const [priced, ...others] = candidates.filter(({ label }) => prices.test(fold(label)));
  if (!priced || others.length > 0) return null;
  const mentions = findMentions(heardIn(utterance), candidates, isTolerant);
  const isOther = mentions.some(({ candidate }) => candidate !== priced);
  return isOther ? null : only([priced], 'meaning', !utterance.isShaken);
}

const asksPrice =
  /^(?:(?:eu|queria|quero|gostaria|de|saber|preciso|me|fala|diz|informa) )*(?:(?:quanto|qto|qnto) (?:que )?(?:e|custa|custam|ta|esta|estao|sai|fica|ficaria|seria|cobra|cobram)|(?:qual (?:e )?)?o (?:preco|valor) d[aoe]s?)\b/;
const prices = /^\P{L}*(?:(?:ver|consultar|saber|tabela de) )?(?:os? )?(?:precos?|valor(?:es)?)\P{L}*$/u;
