import { readPlace, type MessageMark, type MessageType } from '@prosa/contract';
import { plainName } from '../../../ui/text/name.tsx';
import { withoutMarks } from '../../../lib/message-text/without-marks.ts';
import { missingContent } from './mark-texts.ts';
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

/** Returns one line that stands for a message in lists and quotes: its text, or what kind of message it is. */
export function messageSummary({
  type,
  message,
  deleted,
  marks = [],
}: {
  type: MessageType;
  message: string;
  deleted?: boolean;
  marks?: readonly MessageMark[];
}) {
  if (deleted) return 'Mensagem apagada';
  const missing = message === '' && missingContent(marks);
  if (missing) return missing.short;
  return plainName(wordsOf(type, message)) || labels[type];
}

/** Returns a message's words; of a location or a card only the name, because nobody reads coordinates in a list. */
function wordsOf(type: MessageType, message: string): string {
  if (type === 'contact') return cardNames(message);
  if (type !== 'location') return withoutMarks(message.trim());
  const place = readPlace(message);
  return place ? place.name || place.address : '';
}

/** Returns the kind of a message in words. */
export function messageKind(type: MessageType): string {
  return labels[type];
}

/** Returns a message status (0 to 5) in words. */
export function statusText(status: number): string {
  return states[status] ?? '';
}
