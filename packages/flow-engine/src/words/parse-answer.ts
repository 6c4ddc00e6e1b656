import type { QuestionKind } from '@prosa/contract';
import type { Value } from '../value.ts';
import type { AnswerClock, AnswerMessage, ReadAnswer } from './answers/answer.ts';
import { readCep } from './answers/cep.ts';
import { readConcluded } from './answers/conclusion.ts';
import { readCnpj, readCpf } from './answers/cpf-cnpj.ts';
import { readDate } from './answers/date.ts';
import { readEmail } from './answers/email.ts';
import { readAudio, readFile, readImage } from './answers/files.ts';
import { readList } from './answers/list.ts';
import { readLocation } from './answers/location.ts';
import { readMoney } from './answers/money.ts';
import { readNumberAnswer } from './answers/number.ts';
import { readPhone } from './answers/phone.ts';
import { readText } from './answers/text.ts';
import { readTime } from './answers/time.ts';
import { readYesNo } from './answers/yes-no.ts';
import { findsPattern } from './pattern.ts';

/** An answer that was understood, as it was written and as it is kept; or why it was not, for the trace. */
export type ParsedAnswer = { ok: true; raw: string; value: Value } | { ok: false; why: string };

/** Reads an answer to a question of a kind, as Brazilians write it; `pattern` must be found in it as well. */
export function parseAnswer(
  { kind, pattern = '' }: { kind: QuestionKind; pattern?: string },
  message: AnswerMessage,
  clock: AnswerClock,
): ParsedAnswer {
  const raw = (message.text.trim() || message.file_name) ?? '';
  const value = readValue(kind, message, clock);
  if (value === undefined) return { ok: false, why: `A resposta não é ${kindNames[kind]}.` };
  if (pattern && !findsPattern(pattern, raw)) {
    return { ok: false, why: 'A resposta não segue o formato pedido.' };
  }
  return {
    ok: true,
    raw: raw.slice(0, maxRawLength),
    value: typeof value === 'string' ? value.slice(0, maxRawLength) : value,
  };
}

function readValue(kind: QuestionKind, message: AnswerMessage, clock: AnswerClock): Value | undefined {
  if (kept.has(kind)) return readers[kind](message, clock);
  const text = asTyped(message.text);
  const read = (one: string) => readers[kind]({ ...message, text: one }, clock);
  return spoken.has(kind) ? readConcluded(text, read) : read(text);
}

/** The text sent when an answer is not understood and the question has none of its own for it. */
export const answerHints: Record<QuestionKind, string> = {
  text: 'Não entendi. Responda com um texto, por favor.',
  number: 'Não entendi. Responda com um número, por favor. Por exemplo: 10',
  email: 'Esse e-mail não parece certo. Envie, por exemplo: maria@exemplo.com.br',
  phone: 'Esse telefone não parece certo. Envie com o DDD, por exemplo: 11 98765-4321',
  cpf: 'Esse CPF não parece certo. Confira e envie os 11 números, por favor.',
  cnpj: 'Esse CNPJ não parece certo. Confira e envie os 14 caracteres, por favor.',
  cep: 'Esse CEP não parece certo. Envie os 8 números, por exemplo: 01310-100',
  date: 'Não entendi a data. Envie, por exemplo: 25/12 ou amanhã',
  time: 'Não entendi o horário. Envie, por exemplo: 15:30',
  money: 'Não entendi o valor. Envie, por exemplo: R$ 150,00',
  yes_no: 'Não entendi. Responda com SIM ou NÃO, por favor.',
  file: 'Envie um arquivo, por favor.',
  image: 'Envie uma imagem, por favor.',
  audio: 'Envie um áudio, por favor.',
  location: 'Envie a sua localização, por favor.',
  list: 'Não entendi. Envie os itens separados por vírgula, por favor.',
};

const maxRawLength = 10_000;

/** Kinds whose answer is kept as it was written. */
const kept: ReadonlySet<QuestionKind> = new Set(['text', 'list']);

/** Kinds of which the end of a sentence and a correction say the value. */
const spoken: ReadonlySet<QuestionKind> = new Set(['number', 'date', 'time', 'money']);

/** Returns a text as a keyboard writes it: with plain hyphens, 1️⃣ and 🔟 as digits, nothing invisible. */
function asTyped(text: string): string {
  return text
    .slice(0, maxTypedLength)
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u20E3]|(?<=\d)\uFE0F/gu, '')
    .replaceAll('🔟', '10')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-');
}

const maxTypedLength = 2000;

/** Returns whether an answer of this kind is a file. */
export function isFileKind(kind: QuestionKind): boolean {
  return kind === 'file' || kind === 'image' || kind === 'audio';
}

const readers: Record<QuestionKind, ReadAnswer> = {
  text: readText,
  number: readNumberAnswer,
  email: readEmail,
  phone: readPhone,
  cpf: readCpf,
  cnpj: readCnpj,
  cep: readCep,
  date: readDate,
  time: readTime,
  money: readMoney,
  yes_no: readYesNo,
  file: readFile,
  image: readImage,
  audio: readAudio,
  location: readLocation,
  list: readList,
};

const kindNames: Record<QuestionKind, string> = {
  text: 'um texto',
  number: 'um número',
  email: 'um e-mail válido',
  phone: 'um telefone com DDD',
  cpf: 'um CPF válido',
  cnpj: 'um CNPJ válido',
  cep: 'um CEP',
  date: 'uma data',
  time: 'um horário',
  money: 'um valor em reais',
  yes_no: 'sim nem não',
  file: 'um arquivo',
  image: 'uma imagem',
  audio: 'um áudio',
  location: 'uma localização',
  list: 'uma lista',
};
