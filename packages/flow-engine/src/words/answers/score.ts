import { normalise } from '../normalise.ts';
import { readNumberWords } from '../number-words.ts';
import { readConcluded } from './conclusion.ts';
import { isAsked, withoutCourtesy } from './courtesy.ts';

/** The least and the most of a scale. */
export interface Scale {
  least: number;
  most: number;
}

/**
 * Reads a score of a scale, alone: "10", "nota 10", "10/10", "dou nota nove", "🔟", "⭐⭐⭐⭐⭐". Null where it is more
 * than a score ("10 reais?"), or none of the scale.
 */
export function readScore(text: string, scale: Scale): number | null {
  return readConcluded(text, (one) => readSaid(one, scale)) ?? null;
}

function readSaid(text: string, { least, most }: Scale): number | undefined {
  if (text.length > longest || isAsked(text)) return undefined;
  const value = countStars(text, most) ?? readWhole(text, most);
  return value !== null && value >= least && value <= most ? value : undefined;
}

const longest = 80;
/** What may stand before a score and after it. */
const before =
  /^(?:(?:pra mim|para mim|acho que|eu|a|minha|nota|e|eh|de|do|dou|dei|daria|darei|vou|dar|leva|merece|mereceu|merecem|vale|avalio|com|seria|foi|um|uma(?= nota)) )+/;
const after =
  / (?:pontos?|com certeza|com louvor|com estrelinha|amei|adorei|so|sempre|parabens|muito bom|otimo|excelente)$/;
/** "de 0 a 10 dou 8", "ótimo, 10" */
const scaleNamed = /^(?:(?:numa|em uma|na) escala )?(?:de )?[01] a (?:5|10)[\s,:]+/;
const praise =
  /^(?:(?:muito bom|otimo|excelente|perfeito|maravilhos[oa]|adorei|amei|gostei(?: muito)?|top|show|bom demais)[\s,.!]+)+(?=(?:nota )?\S+$)/;
const half = /\d[.,]\d|\d\s*[-–]\s*\d|-\s*\d|%/;

/** Stars count where the scale is one of stars. */
function countStars(text: string, most: number): number | null {
  if (most !== 5) return null;
  const stars = text.match(/[⭐🌟★]/gu) ?? [];
  return stars.length > 0 && !/[\p{L}\p{N}]/u.test(text) ? stars.length : null;
}

function readWhole(text: string, most: number): number | null {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/[\uFE0F\u20E3]/gu, '')
    .replaceAll('🔟', ' 10 ')
    .replace(/(?<![\d.,])(\d{1,2})[.,]0(?!\d)/, '$1')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1');
  const polite = withoutCourtesy(typed).replace(scaleNamed, '').replace(praise, '');
  if (half.test(polite)) return null;
  const [, score = polite, whole] =
    /^(.*?\S)\s*(?:\/| de | em )\s*(\d{1,3}|dez|cinco)[\s.!]*$/.exec(polite) ?? [];
  const scale = whole === undefined ? most : readCount(whole);
  if (scale !== most) return null;
  const said = normalise(score).replace(after, '');
  if (best.test(said)) return most;
  const alone = most === 5 ? said.replace(/ estrelas?$/, '') : said;
  return readCount(once(alone.replace(before, ''))) ?? readReasoned(polite);
}

/** "nota máxima" */
const best = /^(?:(?:a )?nota |pontuacao )?maxima$/;

/** "dez dez dez" and "10 nota 10" are said once. */
function once(said: string): string {
  const [first = '', ...others] = said.replaceAll(' nota ', ' ').split(' ');
  return others.every((word) => word === first) ? first : said;
}

/** "7 pq demorou", "6, podia ser melhor": a score, and why, in which nothing else is counted. */
function readReasoned(polite: string): number | null {
  const [, score = '', why = ''] =
    /^(\S+?)(?:[\s,.;-]+(?=(?:so )?(?:pq|porque|por que|pois) |podia |poderia |viu[ ,]+|faltou |parabens|pessimo|ruim|otimo|excelente|adorei|gostei|voces |vcs )|\s?[,;]\s?(?=\p{L}))(.+)$/u.exec(
      polite.replace(before, ''),
    ) ?? [];
  const words = normalise(why).split(' ');
  if (/\d/.test(why) || words.some((word) => takesBack.has(word) || isCounting(word))) return null;
  return readCount(normalise(score));
}

/** "um pouco" counts nothing. */
function isCounting(word: string): boolean {
  return !/^uma?$/.test(word) && readNumberWords(word) !== null;
}

const takesBack = new Set([
  'nao',
  'n',
  'ou',
  'mas',
  'quer',
  'alias',
  'digo',
  'opa',
  'errei',
  'minto',
  'meio',
]);

function readCount(words: string): number | null {
  return /^\d{1,3}$/.test(words) ? Number(words) : readNumberWords(words);
}
