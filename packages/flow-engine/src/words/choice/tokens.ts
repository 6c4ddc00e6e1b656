import { boundedCache } from '../bounded-cache.ts';
import { fold } from '../fold.ts';
import { withPlainNo } from '../misspelt-no.ts';
import { readNumberWords } from '../number-words.ts';
import { withOneWord } from './spoken-phrases.ts';

/**
 * Returns the words of a text as they are compared: folded, abbreviations and numbers written one way. An answer is read
 * in several ways, and most customers write the same few.
 */
export const tokensOf = boundedCache(
  (text: string): readonly string[] => {
    const said = withOneWord(withNumbers(withPlainNo(written(folded(text)))));
    return (said.match(token) ?? []).map(canonical);
  },
  2000,
  80,
);

/** Returns a text folded, with slashed and dragged words as they are meant: "frango c/ queijoooo". */
export const folded = boundedCache(
  (text: string): string => {
    return fold(withTurns(text).normalize('NFKC').replaceAll(/[ºª°]/gu, '°'))
      .replaceAll(/\bd[’'`´](?=[a-z])/g, 'de ')
      .replaceAll(/[\p{Cf}\p{Mn}\p{Me}’'`´]/gu, '')
      .replaceAll(
        /(?<!\S)(b|sta|sto|jd|vl|av|pq|cj)\. ?(?=[a-z])/g,
        (_all, short: string) => `${dotted[short] ?? short} `,
      )
      .replaceAll(/\b([cps])\/(?=\s?[a-z])/g, (_all, letter: string) => `${slashed[letter] ?? letter} `)
      .replaceAll(/\b(\d{1,2})°/g, '$1º ')
      .replaceAll(/\b(\d{1,2}) ?[ao]\b(?! \d)/g, (all, digits: string) =>
        all.includes(' ') ? all : `${digits}º`,
      )
      .replaceAll(
        /\b(?:semana|sem) (?:que|q) (?:vem|entra)\b|\b(?:proxima|prox|outra) semana\b|\bsemana seguinte\b|\bdaqui (?:a )?(?:1|uma) semana\b/g,
        'proximasemana',
      )
      .replaceAll(
        /\bmes (?:que|q) (?:vem|entra)\b|\b(?:proximo|prox|outro) mes\b|\bmes seguinte\b/g,
        'proximomes',
      )
      .replaceAll(/\b(semana|mes) passad([ao])\b/g, '$1passad$2')
      .replaceAll(/([a-z])\1{2,}/g, '$1')
      .replaceAll(/(?<=[a-z]{2})(?<!\b(?:v|enj|z))([aeio])\1(?![a-z])/g, '$1');
  },
  2000,
  80,
);

/** "não é canal é limpeza" turns at the second "é", which without its accent would be an "e". */
function withTurns(text: string): string {
  return text.replace(/((?:^|\s)(?:n|nao|não) é [^,.;!?]{1,60}?) é (?=\S)/iu, '$1, ');
}

/** Of places, with their dot: "b. alto". */
const dotted: Readonly<Record<string, string>> = {
  b: 'bairro',
  sta: 'santa',
  sto: 'santo',
  jd: 'jardim',
  vl: 'vila',
  av: 'avenida',
  pq: 'parque',
  cj: 'conjunto',
};
const slashed: Readonly<Record<string, string>> = { c: 'com', p: 'para', s: 'sem' };

/** Days, times and numbers with a unit, each as one word: "25/11", "14:30", "100 mega". */
function withNumbers(text: string): string {
  return text
    .replaceAll(/(?<=\d)\.(?=\d{3}\b)/g, '')
    .replaceAll(/\b([2-6])º? ?feira\b/g, (_all, place: string) => `${weekdayAt[Number(place)] ?? ''} feira`)
    .replaceAll(
      /\b(\d{1,2})º? (?:de )?(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*\b/g,
      (_all, day, month) => `${String(day)}/${String(months.indexOf(String(month)) + 1)}`,
    )
    .replaceAll(/\b([a-z]{3,6}) (?=horas\b)/g, (all, count: string) => {
      const hours = readNumberWords(count);
      return hours === null ? all : `${String(hours)} `;
    })
    .replaceAll(/\b0?(\d{1,2})\/0?(\d{1,2})(?:\/\d{2,4})?\b/g, '$1/$2')
    .replaceAll(/\bdia (\d{1,2})\b(?!\/)/g, 'd$1')
    .replaceAll(/\b(\d{1,2}) ?(?:h|hs|hrs?|horas?)\b(?: ?(\d\d)\b)?/g, (_all, hour, minute) =>
      clock(String(hour), minute),
    )
    .replaceAll(/\b(\d{1,2})h(\d\d)(?:min)?\b/g, (_all, hour, minute) => clock(String(hour), minute))
    .replaceAll(/\b0(\d:\d\d)\b/g, '$1')
    .replaceAll(/(?<![\w:/])(\d+)(?=[a-z]{2})/g, '$1 ')
    .replaceAll(/(?<=[a-z]{3} )i(?=$| ?[^a-z ])/g, '1');
}

function clock(hour: string, minute: unknown): string {
  return `${String(Number(hour))}:${typeof minute === 'string' ? minute : '00'}`;
}

const weekdayAt = ['', '', 'segunda', 'terca', 'quarta', 'quinta', 'sexta'];
const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const token = /\d{1,2}\/\d{1,2}|\d{1,2}:\d\d|(?<!\p{L})[a-z]{1,2}\d{1,4}(?!\p{L})|\d+º?|[\p{L}]+/gu;

/** Writes out what is abbreviated beside letters: "q hrs" is "que horas". */
function written(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\d])[\p{L}ñ]{1,7}(?![\p{L}\d])/gu,
    (word) => abbreviations.get(word) ?? word,
  );
}

function canonical(said: string): string {
  const word = (abbreviations.get(said) ?? said).replace(/(?<=..olog)istas?$/, 'ia');
  const ordinal = ordinals.get(word);
  if (ordinal !== undefined) return `${ordinal}º`;
  if (unnumbered.has(word)) return word;
  const value = /^[a-z]{4,}$/.test(word) || word === 'dez' || word === 'cem' ? readNumberWords(word) : null;
  return value === null ? word : String(value);
}

/** Articles, and what is more often something else. */
const unnumbered = new Set(['um', 'uma', 'mil', 'meia', 'zero', 'cento']);
/** Those that are no weekday and no room. */
const ordinals = new Map([
  ['primeiro', 1],
  ['primero', 1],
  ['primera', 1],
  ['primeira', 1],
  ['segundo', 2],
  ['terceiro', 3],
  ['terceira', 3],
  ['quinto', 5],
  ['sexto', 6],
  ['setimo', 7],
  ['setima', 7],
  ['oitavo', 8],
  ['oitava', 8],
  ['nono', 9],
  ['nona', 9],
]);
const abbreviations = new Map(
  (
    'q=que vc=voce vcs=voces n=nao nn=nao ñ=nao nop=nao nops=nao nunka=nunca nuca=nunca pra=para pro=para p=para pras=para pros=para d=de c=com tb=tambem tbm=tambem hj=hoje oje=hoje ' +
    'amanham=amanha amnha=amanha amnh=amanha pq=porque qnto=quanto qto=quanto qdo=quando kd=cade agr=agora jd=jardim vl=vila v=vila qro=quero qero=quero kero=quero to=estou ' +
    'ta=esta tô=estou eh=e mto=muito mt=muito msm=mesmo td=tudo dps=depois cel=celular tel=telefone tec=tecnico unid=unidade ed=educacao qq=qualquer qlqr=qualquer so=so duas=2 dois=2 tres=3 doutora=doutor dra=doutor dr=doutor aki=aqui msg=mensagem seg=segunda qua=quarta qui=quinta qnta=quinta ultrassonografia=ultrassom sex=sexta sab=sabado dom=domingo tto=tanto ksa=casa pcs=pecas oq=que cod=codigo agd=agendar net=internet mb=mega megas=mega ap=apartamento apt=apartamento ' +
    'sta=santa sto=santo bairo=bairro ii=2 iii=3 iv=4 xis=x pgto=pagamento pagto=pagamento pgt=pagamento end=endereco dnv=denovo hr=hora hrs=horas qnd=quando cmg=comigo ngm=ninguem tds=todos fzr=fazer qria=queria tava=estava tavam=estava dms=demais vlr=valor orc=orcamento ' +
    'litros=litro lt=litro lts=litro l=litro kg=quilo kgs=quilo kilo=quilo kilos=quilo quilos=quilo'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
