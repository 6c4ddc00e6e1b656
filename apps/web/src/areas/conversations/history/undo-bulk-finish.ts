import { calls } from '@prosa/contract';
import { call } from '../../../lib/api/call.ts';

/** Undoes a mass finish and answers what came of it. */
export async function undoBulkFinish(bulk_finish_id: string, finished: number): Promise<string> {
  const { reopened } = await call(calls.undoFinishInactive, { bulk_finish_id });
  if (reopened === finished) return 'Desfeito: as conversas voltaram para o atendimento.';
  const kept = finished - reopened;
  return kept === 1
    ? 'Desfeito, menos 1 conversa que mudou nesse meio-tempo.'
    : `Desfeito, menos ${kept.toLocaleString('pt-BR')} conversas que mudaram nesse meio-tempo.`;
}
