import type { FinishedBy, FlowEvents, HappeningKind } from '@prosa/contract';

/** What starts a flow without a message, in the order of the dialog. */
export const eventNames: Record<HappeningKind, string> = {
  finished: 'Conversa finalizada',
  tagged: 'Tag colocada',
  changed: 'Campo do contato mudou',
  date: 'Data do contato',
};

export const eventHints: Record<HappeningKind, string> = {
  finished: 'Para pedir uma avaliação, por exemplo.',
  tagged: 'Quando alguém, um fluxo ou uma tag automática põe a tag em um contato.',
  changed: 'Quando alguém ou um fluxo grava um valor novo no campo.',
  date: 'Aniversário, vencimento ou retorno, no horário que você escolher.',
};

/** Who finished the conversation. */
export const finishedByNames: Record<FinishedBy, string> = {
  person: 'Alguém da equipe',
  bot: 'O robô, ao terminar',
  silence: 'O robô, porque o cliente não respondeu',
};

/** Returns how a flow starts without a message, each in a few words. */
export function eventTexts(
  { finished, tagged, changed, date }: FlowEvents,
  tagName: (id: string) => string,
): string[] {
  const tags = (tagged?.tags ?? []).map(tagName).filter(Boolean).join(', ');
  return [
    ...(finished ? [eventNames.finished] : []),
    ...(tagged ? [tags ? `Tag: ${tags}` : eventNames.tagged] : []),
    ...(changed
      ? [changed.value ? `Campo ${changed.field}: ${changed.value}` : `Campo ${changed.field} mudou`]
      : []),
    ...(date ? [dateWords(date)] : []),
  ];
}

/** Returns when a day starts a flow: "2 dias antes de vencimento, às 9 h". */
export function dateWords({ field, days, hour }: NonNullable<FlowEvents['date']>): string {
  const count = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`;
  const when = days === 0 ? `No dia de ${field}` : `${count} ${days < 0 ? 'antes' : 'depois'} de ${field}`;
  return `${when}, às ${hour} h`;
}
