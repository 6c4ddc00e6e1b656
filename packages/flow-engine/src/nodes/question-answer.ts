import type { FlowNodeOf, QuestionKind } from '@prosa/contract';
import type { CustomerMessage, Value } from '../run.ts';
import type { Visit } from '../visit.ts';
import { compilePattern } from '../words/pattern.ts';
import { parseAnswer } from '../words/parse-answer.ts';

/** The value an answer has for this question; null where it is none. */
export function readAnswer({ node, turn }: Visit<FlowNodeOf<'question'>>, message: CustomerMessage): Value {
  const { kind, pattern } = node.settings;
  const value = parseAnswer(kind, message, turn.scene);
  if (value === null || pattern === '' || message.text === '') return value;
  return compilePattern(pattern)?.(message.text) === false ? null : value;
}

/** What is said where the question has no words of its own for a wrong answer. */
export function explain(kind: QuestionKind): string {
  return explanations[kind];
}

const explanations: Record<QuestionKind, string> = {
  text: 'Não entendi. Responda com um texto, por favor.',
  number: 'Não entendi. Responda com um número, por favor.',
  email: 'Este e-mail não parece certo. Escreva como nome@exemplo.com.br.',
  phone: 'Este telefone não parece certo. Escreva com o DDD, como (41) 99999-0000.',
  cpf: 'Este CPF não parece certo. Confira os números e envie de novo.',
  cnpj: 'Este CNPJ não parece certo. Confira os números e envie de novo.',
  cep: 'Este CEP não parece certo. Escreva os 8 números, como 80000-000.',
  date: 'Não entendi a data. Escreva como 31/12/2025.',
  time: 'Não entendi a hora. Escreva como 14:30.',
  money: 'Não entendi o valor. Escreva como R$ 1.234,56.',
  yes_no: 'Não entendi. Responda com SIM ou NÃO.',
  file: 'Envie um arquivo, por favor.',
  image: 'Envie uma imagem, por favor.',
  audio: 'Envie um áudio, por favor.',
  location: 'Envie a sua localização, por favor.',
  list: 'Não entendi. Responda com um item ou vários, separados por vírgula.',
};
