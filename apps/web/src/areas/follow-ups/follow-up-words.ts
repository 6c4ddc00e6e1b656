import {
  followUpField,
  holdReasons,
  skipReasons,
  waitReasons,
  type FollowUp,
  type FollowUpMessage,
  type FollowUpNumber,
  type FollowUpSettings,
} from '@prosa/contract';
import { dateTime } from '../../lib/dates.ts';

/** Writes an hour of the day: "08:00". */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Says which hours are meant, also where they reach over midnight. */
export function hoursText({
  start_time,
  end_time,
}: Pick<FollowUpSettings, 'start_time' | 'end_time'>): string {
  if (start_time === end_time) return 'Horas iguais: o dia todo, todos os dias.';
  const hours = `das ${hourText(start_time)} às ${hourText(end_time)}`;
  const until = start_time < end_time ? hours : `${hours} do dia seguinte`;
  return `Envia ${until}, todos os dias, no fuso horário da empresa. O que vence fora disso sai às ${hourText(start_time)}.`;
}

const units = { minutes: ['minuto', 'minutos'], hours: ['hora', 'horas'] } as const;

/** Writes how long a message waits: "30 minutos". */
export function delayText({ time, unit }: Pick<FollowUpMessage, 'time' | 'unit'>): string {
  return `${time} ${units[unit][time === 1 ? 0 : 1]}`;
}

/** Says from when on the time of a message counts. */
export function countsFrom(number: FollowUpNumber): string {
  return number === 1 ? 'depois da última mensagem da empresa' : `depois do envio da ${number - 1}ª mensagem`;
}

/** Returns the settings with a message changed; those behind one that is off are off too. */
export function withMessage(
  settings: FollowUpSettings,
  number: FollowUpNumber,
  change: Partial<FollowUpMessage>,
): FollowUpSettings {
  const field = followUpField(number);
  const changed = { ...settings, [field]: { ...settings[field], ...change } };
  const message_2 = { ...changed.message_2, enabled: changed.message_1.enabled && changed.message_2.enabled };
  const message_3 = { ...changed.message_3, enabled: message_2.enabled && changed.message_3.enabled };
  return { ...changed, message_2, message_3 };
}

const reasons: Readonly<Record<string, string>> = { ...holdReasons, ...waitReasons, ...skipReasons };

/** Says how far a follow-up has come. */
export function stateText(followUp: FollowUp): string {
  const { state, sent_at, due_at, number } = followUp;
  if (state === 'skipped' || state === 'cancelled') return 'Não foi enviada';
  if (state === 'failed') return 'Falhou';
  if (state === 'handed') return 'Enviando agora';
  if (sent_at) return `Enviada em ${dateTime(sent_at)}`;
  return due_at ? `Prevista para ${dateTime(due_at)}` : `${delayText(followUp)} depois da ${number - 1}ª`;
}

/** Says why a follow-up is in its state; null where nothing has to be said. */
export function reasonText({ reason, state }: FollowUp): string | null {
  if (reason === null) return null;
  return reasons[reason] ?? (state === 'failed' ? 'O envio falhou. A conversa mostra o motivo.' : null);
}
