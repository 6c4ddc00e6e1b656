import { fold } from '../fold.ts';
import { withPlainNo } from '../misspelt-no.ts';

/**
 * Returns a folded answer without greeting, thanks and emoji around what it says: "Bom dia! 4 pessoas, por favor 🙏" is
 * "4 pessoas". An answer that is nothing else becomes empty.
 */
export function withoutCourtesy(text: string): string {
  const said = withPlainNo(fold(text.slice(0, longest)).replaceAll(pictures, ' '));
  return without(without(said.replaceAll(dragged, '$1'), before), after).trim();
}

/** Returns whether a text asks instead of answering; "pode ser sexta?" and "13h tá bom?" propose. */
export function isAsked(text: string): boolean {
  const said = withoutCourtesy(text);
  if (asking.test(said)) return true;
  return text.slice(0, longest).replace(proposed, '').includes('?') && !said.startsWith('pode ser ');
}

const longest = 500;
const proposed = /\s(?:t[áa]|est[áa]|fica|seria) (?:bom|[óo]timo|certo)\s?\?\s*$/iu;
/** "quatroo", "domingooo" */
const dragged = /(?<=\p{L}{3})([aeio])\1+(?!\p{L})/gu;
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/gu;
const before =
  /^\s*(?:oi+|ola|opa|e ai|bom dia|boa tarde|boa noite|entao|olha|ah+|bem|amig[oa]|moc[oa]|querid[oa])(?:[\s,.!-]+|$)/;
const after =
  /(?:^|[\s,.!]+)(?:por favor|por gentileza|pfv|pfvr|pff?|please|(?:muito )?obrigad[oa]|obg|brigad[oa]|vlw|valeu|(?:ta|esta|fica|seria) (?:bom|otimo|perfeito|melhor)(?: (?:pra|para) mim)?|se (?:der|tiver|puder|possivel|for possivel|der certo|tiver vaga)|ok|blz|beleza|amig[oa]|moc[oa]|querid[oa]|msm|mesmo|ne|viu|ta|k{2,9}|rs{1,5}|(?:ha){2,5}h?)[\s.!?]*$/;
const asking =
  /^(?:quanto|quanta|quantos|quantas|qual|quais|quando|onde|como|por ?que|pq|o que|cade|sera que|(?:eu )?(?:queria|quero|gostaria de|preciso) saber)\b/;

function without(text: string, part: RegExp): string {
  let rest = text;
  for (let count = 0; count < 4; count += 1) rest = rest.replace(part, '');
  return rest;
}
