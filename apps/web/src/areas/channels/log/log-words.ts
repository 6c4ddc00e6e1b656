import type { ChannelLogEntry, Chip } from '@prosa/contract';
import { isolatedName } from '../../../ui/text/name.tsx';
import { causeSentence, whatBringsBack } from '../cause-words.ts';
import { pointOf } from '../status-words.ts';

/** How an entry looks: fine, something that passes by itself, or something that a person has to act on. */
export type LogTone = 'good' | 'quiet' | 'waiting' | 'failure';

/** An entry in words: what happened, and what to do about it (null: nothing). */
export interface LogLine {
  what: string;
  toDo: string | null;
  tone: LogTone;
}

type What = ChannelLogEntry['what'];

const asked: Partial<Record<What, string>> = {
  connect_asked: 'pediu para conectar',
  code_asked: 'pediu um código para conectar',
  disconnect_asked: 'pediu para desconectar',
  reset_asked: 'pediu para resetar a conexão',
};

const plain: Partial<Record<What, LogLine>> = {
  qr_shown: { what: 'QR code na tela, esperando a leitura.', toDo: null, tone: 'quiet' },
  code_shown: { what: 'Código na tela, esperando ser digitado no celular.', toDo: null, tone: 'quiet' },
  opened: { what: 'Conectado.', toDo: null, tone: 'good' },
  disconnected: { what: 'Desconectado a pedido da equipe.', toDo: null, tone: 'quiet' },
  access_ended: {
    what: 'Desconectado porque a assinatura da empresa terminou. O acesso do aparelho foi guardado.',
    toDo: 'Reative a assinatura e toque em “Conectar”.',
    tone: 'failure',
  },
  moved: {
    what: 'O servidor reiniciou ou passou este número para outro processo. Conectando com o mesmo acesso.',
    toDo: null,
    tone: 'quiet',
  },
  new_chats_allowed: { what: 'O WhatsApp voltou a aceitar conversas novas.', toDo: null, tone: 'good' },
};

/** Returns an entry of a number's connection log in words. */
export function logLine(entry: ChannelLogEntry, chip: Pick<Chip, 'capabilities'>, now: Date): LogLine {
  const request = asked[entry.what];
  if (request) {
    const who = entry.by ? isolatedName(entry.by) : 'Alguém da equipe';
    return { what: `${who} ${request}.`, toDo: null, tone: 'quiet' };
  }
  if (entry.what === 'new_chats_held') return heldLine(entry, now);
  if (entry.reason && (entry.what === 'lost' || entry.what === 'stopped'))
    return causeLine({ ...entry, reason: entry.reason }, chip, now);
  return plain[entry.what] ?? { what: 'A conexão mudou.', toDo: null, tone: 'quiet' };
}

function heldLine({ until }: ChannelLogEntry, now: Date): LogLine {
  const end = until ? ` até ${pointOf(until, now)}` : '';
  return {
    what: `O WhatsApp não aceita que este número comece conversas novas${end}.`,
    toDo: 'Responda a quem já escreveu; mensagens para contatos novos esperam.',
    tone: 'waiting',
  };
}

function causeLine(
  { reason, what, code, until }: ChannelLogEntry & { reason: NonNullable<ChannelLogEntry['reason']> },
  { capabilities }: Pick<Chip, 'capabilities'>,
  now: Date,
): LogLine {
  const isRetried = what === 'lost';
  const sentence = causeSentence(reason, {
    at: null,
    until: until && pointOf(until, now),
    code,
    by: null,
    isUnpaired: false,
    isRetried,
  });
  if (isRetried) return { what: sentence, toDo: null, tone: 'waiting' };
  const toDo =
    reason === 'driver_missing'
      ? 'Fale com o suporte.'
      : whatBringsBack(reason, {
          place: 'card',
          isUnpaired: false,
          withKeys: capabilities.logins.includes('keys'),
          hasEnd: until !== null,
        });
  return { what: sentence, toDo, tone: 'failure' };
}
