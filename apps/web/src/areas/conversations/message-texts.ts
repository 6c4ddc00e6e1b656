import type { Message, MessageType } from '@prosa/contract';

const labels: Record<MessageType, string> = {
  text: 'Mensagem',
  audio: 'Áudio',
  video: 'Vídeo',
  image: 'Imagem',
  document: 'Documento',
  location: 'Localização',
  summary: 'Resumo',
  system: 'Aviso',
  contact: 'Contato',
};

const failures = {
  unregistered: 'Número sem WhatsApp',
  refused: 'O WhatsApp recusou a mensagem',
  channel_removed: 'O número de envio foi removido',
} as const;

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
  return message.trim() || labels[type];
}

/** What kind of message it is, in words. */
export function messageKind(type: MessageType): string {
  return labels[type];
}

/** Why the network did not take a message. */
export function failureText(failure: Message['failure']): string {
  return failure ? failures[failure] : 'A mensagem não foi enviada';
}

/** A message status (0 to 5) in words. */
export function statusText(status: number): string {
  return states[status] ?? '';
}
