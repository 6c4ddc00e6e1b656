import { readPlace, type MessageType } from '@prosa/contract';
import { plainName } from '../../../ui/text/name.tsx';
import { withoutMarks } from '../../../ui/text/bold-text.tsx';
import { cardNames } from './vcard.ts';

const labels: Record<MessageType, string> = {
  text: 'Mensagem',
  audio: 'Áudio',
  video: 'Vídeo',
  image: 'Imagem',
  document: 'Documento',
  sticker: 'Figurinha',
  location: 'Localização',
  summary: 'Resumo',
  system: 'Aviso',
  contact: 'Contato',
};

const states = ['Não enviada', 'Enviando', 'Enviada', 'Entregue', 'Lida', 'Reproduzida'];

/** One line that stands for a message in lists and quotes: its text, or what kind of message it is. */
export function messageSummary({
  type,
  message,
  deleted,
}: {
  type: MessageType;
  message: string;
  deleted?: boolean;
}) {
  if (deleted) return 'Mensagem apagada';
  return plainName(wordsOf(type, message)) || labels[type];
}

/** Of a place or a card only the name; nobody reads coordinates in a list. */
function wordsOf(type: MessageType, message: string): string {
  if (type === 'contact') return cardNames(message);
  if (type !== 'location') return withoutMarks(message.trim());
  const place = readPlace(message);
  return place ? place.name || place.address : '';
}

/** What kind of message it is, in words. */
export function messageKind(type: MessageType): string {
  return labels[type];
}

/** A message status (0 to 5) in words. */
export function statusText(status: number): string {
  return states[status] ?? '';
}
