import type { Chip } from '@prosa/contract';

type State = Pick<Chip, 'status' | 'status_reason' | 'qrcode'>;
type Reason = NonNullable<Chip['status_reason']>;

const reasons: Record<Reason, string> = {
  requested: 'Desconectado por alguém da equipe.',
  connection_lost: 'Sem conexão. Tentando de novo…',
  unstable: 'Conexão instável. Nova tentativa em alguns minutos.',
  logged_out: 'O celular desconectou este número. Leia o QR code de novo.',
  banned: 'O WhatsApp bloqueou este número.',
  replaced: 'Este número foi conectado em outro lugar.',
  qr_expired: 'O QR code expirou. Toque em Conectar para gerar outro.',
};

const names: Record<Chip['status'], string> = {
  new: 'Desconectado',
  close: 'Desconectado',
  connecting: 'Conectando',
  open: 'Conectado',
};

/** 'Conectado', 'Conectando' or 'Desconectado' (specification section 4). */
export function statusName(status: Chip['status']): string {
  return names[status];
}

/** One sentence on why the number is not connected, or what it waits for; null when there is nothing to say. */
export function statusSentence({ status, status_reason, qrcode }: State): string | null {
  if (status === 'open') return null;
  if (qrcode) return 'Esperando a leitura do QR code.';
  if (status_reason) return reasons[status_reason];
  if (status === 'new') return 'Conecte o número para começar a receber mensagens.';
  return status === 'connecting' ? 'Abrindo a conexão…' : null;
}
