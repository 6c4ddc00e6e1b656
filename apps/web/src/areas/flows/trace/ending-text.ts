import type { FlowEnding } from '@prosa/contract';

const endings: Record<FlowEnding, string> = {
  ended: 'chegou ao fim',
  human: 'passou para a equipe',
  finished: 'o atendimento foi finalizado',
  ignored: 'o contato passou a ser ignorado',
  opted_out: 'o cliente pediu para sair',
  dead_end: 'o caminho acabou e a equipe foi chamada',
  loop: 'deu voltas demais e a equipe foi chamada',
  failed: 'parou por um erro e a equipe foi chamada',
  replaced: 'outro fluxo tomou o lugar',
};

/** Returns how a run ended, in words; a run without an ending is still at work. */
export function endingText(ending: FlowEnding | null): string {
  return ending === null ? 'ainda está atendendo' : endings[ending];
}
