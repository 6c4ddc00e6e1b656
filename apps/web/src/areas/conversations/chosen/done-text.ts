import type { ManyDone } from '@prosa/contract';

/** What may be done to the chosen rows. */
export type Act = 'finish' | 'transfer' | 'tag';

const done: Record<Act, [one: string, many: string]> = {
  finish: ['1 atendimento finalizado', 'atendimentos finalizados'],
  transfer: ['1 conversa transferida', 'conversas transferidas'],
  tag: ['Tag posta em 1 conversa', 'conversas com a tag'],
};

const unchanged: Record<Act, [one: string, many: string]> = {
  finish: ['', ''],
  transfer: ['1 já estava lá', 'já estavam lá'],
  tag: ['1 já tinha a tag', 'já tinham a tag'],
};

/** Returns what was done, as a title. */
export function doneText(act: Act, count: number): string {
  return counted(count, done[act]);
}

/** Returns why the others were left as they are, in one sentence; empty where there are none. */
export function skippedText(act: Act, { unchanged: same, finished, gone, unseen }: ManyDone): string {
  const parts = [
    counted(same, unchanged[act]),
    counted(finished, ['1 já tinha sido finalizada', 'já tinham sido finalizadas']),
    counted(unseen, [
      '1 ficou: a pessoa não vê o departamento dela',
      'ficaram: a pessoa não vê o departamento delas',
    ]),
    counted(gone, ['1 não está mais com você', 'não estão mais com você']),
  ].filter(Boolean);
  return parts.length ? `${parts.join('; ')}.` : '';
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  if (count === 0) return '';
  return count === 1 ? one : `${count.toLocaleString('pt-BR')} ${many}`;
}
