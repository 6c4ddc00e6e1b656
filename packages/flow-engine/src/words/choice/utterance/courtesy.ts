import { anyOf } from './any-of.ts';

/** Returns a folded text without greeting, thanks, laughter and what is said to be polite. */
export function withoutCourtesy(text: string): string {
  return text.replaceAll(courtesy, ' , ').replace(closing, '$1').trim();
}

const greetings = [
  /(?:oi+|ola|opa|e ai|alo|hey|hello)\b/,
  /bom dia+/,
  /boa tarde(?! (?:a|de) tarde)/,
  /boa noite/,
  /bom diaa*/,
  /tudo (?:bem|bom|certo)(?: com (?:voces?|vcs?))?/,
  /como vai/,
  /(?:aqui (?:e|eh|quem fala e) [ao]|meu nome e|me chamo) \p{L}{2,20}/u,
];
const pleases = [
  /por (?:favor|gentileza|obsequio)/,
  /pf+v*r?/,
  /pelo amor de deus/,
  /pls|plis|please/,
  /se (?:der|puder|possivel)/,
];
const thanks = [
  /(?:muito |mto )?obrigad[oa]s? pel[oa]s? [^,.;!?]*/,
  /(?:muito |mto )?obrigad[oa]s?/,
  /obg|brigad[oa]|valeu|vlw|grat[oa]|tmj/,
  /(?:eu )?agradeco/,
];
const farewells = [/(?:um |grande )?abracos?/, /bjs?|beij(?:o|ao|os|inhos?)/, /(?:fica|fique)m? com deus/];
const titles = [
  /moc[oa]|querid[oa]|colega|senhor[ae]?s?/,
  /meu (?:bem|querido|amigo|caro)/,
  /minha (?:querida|linda|amiga)/,
];
const agreements = [/(?:ta|esta|fica) (?:bom|otimo|ok)/, /ok|blz|beleza/];
const laughter = [/k+|(?:rs)+/, /(?:ha|he|hua){2,}h?/, /kkk\w*/];
const exclamations = [
  /h[um]m+|aff+|eita|oxe|uai|bah|tche|ah+|eh+/,
  /ne|viu|jesus/,
  /que vem|q vem/,
  /(?:que )?deus (?:te |lhe |o |os |a |voces? )?abencoe(?: (?:voces?|vcs?))?/,
  /gracas a deus|se deus quiser|(?:a )?paz do senhor|amem/,
];

/** The first that fits is taken: what is longer stands before what it begins with. */
const courtesy = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf([
    ...greetings,
    ...pleases,
    ...farewells,
    ...thanks,
    ...titles,
    ...agreements,
    ...laughter,
    ...exclamations,
  ])})(?![\\p{L}\\p{N}])(?:\\s*\\?)?`,
  'gu',
);

/** What is said behind an answer to somebody, or to the phone that writes it: "2, tá?", "calabresa, amigo", "sábado ponto". */
const spokenTo = [/tah?(?:\s*\?)?/, /ponto(?: final)?/, /amig[oa]|amigao|patrao|chefe|parceiro|mano|mana/];
/** After these it is something else: "meu amigo", "onde tá". */
const joined =
  'que|onde|como|quem|qual|quanto|nao|ja|meu|minha|um|uma|o|a|do|da|de|pro|pra|por|pelo|pela|com|seu|sua|e|melhor';
const closing = new RegExp(
  `((?<![\\p{L}\\p{N}])(?!(?:${joined})\\b)[\\p{L}\\p{N}]+)[\\s,]+(?:${anyOf(spokenTo)})[\\s,.!]*$`,
  'u',
);
