import { fold } from '../fold.ts';
import { wordsOf } from '../choice/word-lists.ts';
import { withPlainNo } from '../misspelt-no.ts';
import { normalise } from '../normalise.ts';
import type { ReadAnswer } from './answer.ts';
import { conclusionOf } from './conclusion.ts';

/** Yes or no: "sim, pode ser", "claro q n", "não tem problema", "👍". In doubt it is neither. */
export const readYesNo: ReadAnswer = ({ text }) => {
  const short = text.slice(0, maxLength);
  return readSaid(short) ?? readEnd(short);
};

const maxLength = 300;

function readSaid(text: string): boolean | undefined {
  const shown = readEmoji(text);
  const said = plain(withPlainNo(normalise(text)));
  if (!/[\p{L}\p{N}]/u.test(text)) return shown ?? undefined;
  const isOpen = text.includes('?') || brokenFine.test(fold(text));
  const meant = isOpen ? undefined : readWords(said);
  return shown === null || shown === meant ? meant : undefined;
}

/** How a long answer ends; after a no, "então tá bom" only takes leave. */
function readEnd(text: string): boolean | undefined {
  const conclusion = conclusionOf(text);
  if (conclusion === null) return undefined;
  const meant = readSaid(conclusion.end);
  return meant === true && refusing.test(withPlainNo(fold(conclusion.before))) ? undefined : meant;
}

const refusing = /\b(?:nao|nem|nunca|n)\b/;

/**
 * Returns whether a normalised answer is neither yes nor no, though it has their words: "não entendi", "sim, mas hoje
 * não".
 */
export function isUndecided(said: string): boolean {
  if (unsure.test(said)) return true;
  return /\bsim\b/.test(said) && /\bnao\b/.test(said);
}

const unsure =
  /\b(?:nao|n) (?:sei|entendi|compreendi|lembro|recordo|(?:estou |to |tou |tava )?(?:entendendo|lembrando)|tem erro|faco (?:a menor )?ideia|tenho (?:muita |a )?certeza|decidi|pensei)\b/;

/** Returns whether a normalised answer has only words that agree or refuse: "claro, eu quero", "não tenho interesse". */
export function isPlainYesNo(said: string): boolean {
  return plain(said)
    .split(' ')
    .every((word) => agreeing.has(word) || neutral.has(word) || nays.has(word));
}

function readWords(said: string): boolean | undefined {
  // "fiquei sim", "gostei não": as people of many places say it.
  const [, own] = /^(?!sei )\p{L}+ei (sim|nao)$/u.exec(said) ?? [];
  if (own !== undefined) return own === 'sim';
  if (yes.has(squeezed(said))) return true;
  if (no.has(squeezed(said))) return false;
  if (/^(?:claro|certeza|acho|e claro|com certeza|logico|obvio) que nao$/.test(said)) return false;
  if (isUndecided(said) || open.test(` ${said} `) || said.split(' ').length > maxWords) return undefined;
  if (fine.test(said)) return true;
  const composed = readComposed(said.split(' '));
  if (composed !== undefined) return composed;
  const [first = '', ...rest] = said.split(' ');
  if (firstYes.has(squeezed(first))) return rest.includes('nao') ? undefined : true;
  if (!firstNo.has(squeezed(first))) return undefined;
  return first.startsWith('nao') ? (refusal.test(said) ? false : undefined) : false;
}

/** Nothing but words that agree, or such words and one that refuses: "pode confirmar", "tá correto", "isso não". */
function readComposed(words: string[]): boolean | undefined {
  if (!words.every((word) => agreeing.has(word) || neutral.has(word) || nays.has(word))) return undefined;
  const refusing = words.filter((word) => nays.has(word));
  // "não confirma não" refuses twice.
  if (words.length > 2 && words[0] === 'nao' && words.at(-1) === 'nao') return false;
  // "confirmo n" may have slipped.
  if (refusing.length > 0) return words.includes('sim') || nays.has(words.at(-1) ?? '') ? undefined : false;
  return words.some((word) => agreeing.has(word)) ? true : undefined;
}

const agreeing = wordsOf(
  'sim demorou aham uhum claro pode podem quero queremos isso certo certinho certa certissimo correto correta corretamente confirmo confirma confirmar confirmado confirmada confirmadissimo positivo perfeito combinado aceito concordo autorizo autorizado fechado fechou ok okay beleza exato exatamente bora vamos vamo show otimo tenho temos interesse vou topo topamos fecho afirmativo tranquilo suave partiu simbora obvio logico evidente',
);
const neutral = wordsOf(
  'deixar marcado marcada uai infelizmente tudo da rola e eh ta esta estao to estou tudo bem bom ai la msm mesmo muito demais com certeza por favor o a os as eu nos que em nesse esse essa dado dados endereco pedido horario agendamento seguir prosseguir continuar mandar enviar fechar marcar agendar finalizar concluir sem duvida',
);
const nays = wordsOf('nao nunca jamais nem errado errada incorreto incorreta negativo');

const maxWords = 12;

/** What leaves a yes or a no open, or takes it back. */
const open =
  / (?:mas|porem|so que|talvez|depende|ou|dependendo|se|quando|antes|depois|primeiro|tanto faz|como assim|por que|pq|quanto|qual|mais tarde|cancelar|negar|\S+ que nao) /;
/** "não, tem problema" is no agreement. */
const brokenFine = /^\s*(?:nao|n)\s*[,.;:!]+\s*(?:tem|ha|vejo|faz|e problema)\b/;
/** "não tem problema" agrees. */
const fine =
  /^(?:por mim )?(?:(?:nao (?:tem|ha|vejo|tenho) (?:problemas?|pobrema|poblema|nada contra|objecao|nenhum problema)|nao (?:faz|tem) mal|nao me (?:importo|oponho|incomodo)|nao e problema|sem (?:problemas?|stress|estresse|crise))(?: (?:nao|nenhum|algum))?(?: (?:ta|tah|nao))?|tudo (?:bem|certo|ok)|pode(?: ser)?)$/;
/** What a no goes on with; anything else after "não" may be no answer at all. */
const refusal =
  /^nao(?: nao)?(?:$| (?:muito )?(?:obrigad[oa]|brigad[oa]|valeu|vlw|senhora?|moc[oa]|amig[oa]|mesmo|agora|hoje|ainda|quero|queremos|queria|preciso|precisa|precisamos|gosto|gostei|gostaria|desejo|aceito|concordo|autorizo|confirmo|vou|vamos|posso|pode|podemos|tenho|temos|possuo|recebi|consegui|consigo(?! (?:responder|entender|ler|ver|abrir|escrever|ouvir|enviar|mandar|achar|acessar))|conseguimos|vai (?:dar|rolar|ser possivel|poder)|resolveu|foi|fui|fiz|e|esta|estou|to|sou|somos|da|rola|necessario|ha necessidade|tem|mudei de ideia|(?:melhor )?outr[oa]|por enquanto|por favor|pf|cara|jamais|nunca)\b)/;

/** Abbreviations written out, courtesy left out. */
function plain(said: string): string {
  return said
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ')
    .replace(/(?<=^(?:sim|claro|quero|pode|aceito|confirmo) )(?:nao tenho|sem) duvidas?$/, 'claro')
    .replace(/^(?:(?:muito )?(?:obrigad[oa]|agradeco)(?: mas)? )(?=nao )/, '')
    .replace(/^(?:blz|beleza|ok|certo) (?=(?:vou|pode|confirm|sim)\b)/, '')
    .replace(/^(?:(?:amanha|hoje|infelizmente|poxa|puts|desculpa|desculpe|nesse dia) )+(?=nao )/, '')
    .replace(/(?<=^(?:melhor )?nao) (?:desisti|mudei de ideia)$/, '')
    .replace(/(?<=^nao .{1,40}) (?:desculpa|desculpe|sinto muito)$/, '')
    .replace(/ (?:fica|deixa) (?:pra|para) (?:a )?(?:proxima|outra(?: vez)?)$/, '')
    .replace(/^deixa (?:quieto|(?:pra|para) la) (?=nao )/, '')
    .replace(
      /^(?:(?:eu|oi+|ola|opa|bom dia|boa tarde|boa noite|ah+|eh|entao|ue|uai|bah|tche|oxe|oxente|rapaz) )+/,
      '',
    )
    .replace(
      /(?<=.)(?: (?:por favor|por gentileza|obrigad[oa]|brigad[oa]|obg|pfv|pf|senhora?|moc[oa]|amig[oa]|viu|visse|tche|uai|(?<=(?:sim|confirmar|bom|certo|claro) )so|ne|k{2,9}|rs+|(?:pra|para) (?:mim|nos)))+$/,
      '',
    );
}

const written = new Map([
  ['q', 'que'],
  ['qro', 'quero'],
  ['n', 'nao'],
  ['nn', 'nao'],
  ['num', 'nao'],
  ['pd', 'pode'],
  ['pde', 'pode'],
  ['nop', 'nao'],
  ['nops', 'nao'],
  ['obg', 'obrigado'],
  ['c', 'com'],
  ['ctz', 'certeza'],
  ['vdd', 'verdade'],
  ['msm', 'mesmo'],
  ['mermo', 'mesmo'],
  ['nãp', 'nao'],
  ['nai', 'nao'],
  ['cerrto', 'certo'],
]);

/** "siiim" and "okkk" are "sim" and "ok"; both sides are compared so. */
function squeezed(text: string): string {
  return text.replaceAll(/(.)\1+/gu, '$1');
}

/** What its thumbs and ticks say; null where there are none, or where they contradict each other. */
function readEmoji(text: string): boolean | null {
  const agrees = /[👍✅👌✔🆗]/u.test(text);
  const refuses = /[👎❌🚫✖]/u.test(text);
  return agrees === refuses ? null : agrees;
}

const firstYes = setOf('sim, ss, sin, claro, aceito, confirmo, positivo, certamente, logico');
const firstNo = setOf('nao, nunca, negativo, recuso, jamais');
const yes = setOf(
  `sim, s, ss, sin, si, sm, cim, claro, aceito, confirmo, confirmado, positivo, certamente, logico, obvio, ok, okay, okey, blz,
  beleza, pode, quero, ja, ja fiz, ahan, vamos nessa, por mim sim, isso, exato, exatamente, certo, certeza, bora, bora la, vamos, yes, y, com certeza, pode ser,
  pode sim, quero sim, isso mesmo, isso ai, ta bom, ta bem, esta bem, esta bom, ta certo, esta certo, tudo bem, por favor, uhum, aham, sim senhor,
  claro que sim, com certeza que sim, com certeza sim, ta ok, de acordo, concordo, autorizo, combinado, e, sou, sou sim, tenho, tenho sim, ja sim, sim nao tem problema, aceito nao tem problema,
  claro que nao tem problema, fechado, bele, pode cre, pode crer, to dentro, estou dentro, sem duvida, sem duvidas, estarei la, estarei ai, estaremos la, estaremos ai, estarei presente, vou estar la, vou estar ai, vou sim, vou comparecer, vou ir,
  pode ser sim, fechou, demorou, massa, joia, show, pode mandar, manda, manda ver, sim sim, e sim, oxe claro, bah claro,
  vamos sim, aceito sim, confirmo sim, correto, ta joia, perfeito, verdade, uai sim, sim uai, simbora`,
);
const no = setOf(
  `nao, nem, nau, noa, nunca, negativo, recuso, jamais, no, agora nao, ainda nao, hoje nao, de jeito nenhum, de forma alguma,
  de modo algum, nem pensar, nem a pau, quero nao, acho que nao, deixa, deixa pra la, deixa quieto, deixa para la, obrigado nao, obrigada nao,
  com certeza nao, claro nao, pode nao, precisa nao, tem nao, sei que nao, nao nao, nem morto, nem quero, nada disso, nem um pouco,
  infelizmente nao, infelizmente nao consigo, infelizmente nao vou, infelizmente nao posso, infelizmente nao poderei, infelizmente nao vai dar, agora nao da, hoje nao da, nao da, isso nao, errado, ta errado, esta errado, tudo errado, oxe nao, bah nao, uai nao, melhor nao, prefiro nao, prefiro que nao, que nao, dessa vez nao, e nao, tenho nao,
  vou nao, dispenso, por enquanto nao, no momento nao, nao no momento, por ora nao, atualmente nao, sem interesse, aceito nao`,
);

function setOf(list: string): Set<string> {
  return new Set(list.split(',').map((phrase) => squeezed(phrase.trim().replaceAll(/\s+/g, ' '))));
}
