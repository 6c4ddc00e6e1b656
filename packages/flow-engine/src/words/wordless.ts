import type { QuestionKind } from '@prosa/contract';
import type { CustomerMessage } from '../run.ts';
import type { TalkType } from '../value.ts';

type Message = Pick<CustomerMessage, 'type' | 'text'>;

/** Returns whether a message is not written: a file without a caption, a contact, a place. */
export function isWordless({ type, text }: Message): boolean {
  return type in sentences && (text.trim() === '' || type === 'contact' || type === 'location');
}

/** Returns the sentence that says what a bot cannot do with such a message. */
export function cannotRead({ type }: Pick<Message, 'type'>): string {
  return sentences[type] ?? 'Ainda não consigo ler essa mensagem aqui.';
}

const sentences: Partial<Record<TalkType, string>> = {
  audio: 'Ainda não consigo ouvir áudios aqui.',
  sticker: 'Ainda não consigo ler figurinhas aqui.',
  image: 'Ainda não consigo ver fotos aqui.',
  video: 'Ainda não consigo ver vídeos aqui.',
  document: 'Ainda não consigo abrir arquivos aqui.',
  contact: 'Ainda não consigo ler contatos aqui.',
  location: 'Ainda não consigo ler localizações aqui.',
};

/** What a question asks for in place of a message that it cannot read, by its kind. */
export const askedFor: Record<QuestionKind, string> = {
  text: 'Pode escrever?',
  number: 'Pode escrever o número?',
  email: 'Pode escrever o e-mail?',
  phone: 'Pode escrever o telefone, com o DDD?',
  cpf: 'Pode escrever o CPF?',
  cnpj: 'Pode escrever o CNPJ?',
  cep: 'Pode escrever o CEP?',
  date: 'Pode escrever a data?',
  time: 'Pode escrever o horário?',
  money: 'Pode escrever o valor?',
  yes_no: 'Pode responder com SIM ou NÃO?',
  list: 'Pode escrever os itens?',
  file: 'Pode enviar o arquivo?',
  image: 'Pode enviar a imagem?',
  audio: 'Pode gravar um áudio?',
  location: 'Pode enviar a sua localização?',
};
