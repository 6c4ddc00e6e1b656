import { sendReasonText, type Campaign, type CampaignForecast, type LeftOutReason } from '@prosa/contract';
import { dateTime } from '../../lib/dates.ts';

type Standing = Pick<Campaign, 'status' | 'held'>;

const names: Record<Campaign['status'], string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  started: 'Em andamento',
  finished: 'Finalizada',
  canceled: 'Cancelada',
  error: 'Erro',
};

const colors: Record<Campaign['status'], string> = {
  draft: 'gray',
  scheduled: 'blue',
  started: 'jade',
  finished: 'gray',
  canceled: 'gray',
  error: 'red',
};

/** Returns what the state of a campaign is called, and its colour; a paused one says so. */
export function statusOf({ status, held }: Standing): { name: string; color: string } {
  if (status === 'started' && held) return { name: 'Pausada', color: 'amber' };
  return { name: names[status], color: colors[status] };
}

/** Why somebody is left out, in the plural of a count. */
export const leftOutNames: Record<LeftOutReason, string> = {
  opted_out: 'Pediram para não receber',
  ignored: 'Ignorados',
  unreachable: 'Sem telefone que este número alcance',
  tag_skipped: 'Têm uma tag que fica de fora',
};

const slowNames: Record<CampaignForecast['slowed_by'][number], string> = {
  window: 'o horário de envios da empresa',
  caps: 'o limite de envios do número',
  quota: 'o limite de conversas novas do número',
};

/** Returns what makes a campaign last longer than its intervals, as a sentence; empty if nothing does. */
export function slowText({ slowed_by }: CampaignForecast): string {
  if (slowed_by.length === 0) return '';
  const names = slowed_by.map((one) => slowNames[one]);
  const last = names.at(-1) ?? '';
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${last}` : last;
  return `O que mais pesa no prazo: ${all}.`;
}

/** Returns when a campaign starts, started or ended; null for a draft, which has no date. */
export function whenText({ status, scheduledTo, started, finished }: Campaign): string | null {
  if ((status === 'finished' || status === 'canceled') && finished) return dateTime(finished);
  if (started) return dateTime(started);
  return scheduledTo && dateTime(scheduledTo);
}

/** Returns a count of people in words. */
export function peopleText(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'pessoa' : 'pessoas'}`;
}

/** Returns how long an interval is, in words. */
export function intervalText(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} segundos`;
  return seconds === 60 ? '1 minuto' : `${seconds / 60} minutos`;
}

/** Returns why a campaign stands still, as a sentence; empty while it does not. */
export function heldText({ held }: Pick<Campaign, 'held'>): string {
  return held ? sendReasonText(held.reason) : '';
}
