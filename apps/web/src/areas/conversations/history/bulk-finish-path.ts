/** Address of the history with 'Finalizar em massa' open. */
export const bulkFinishPath = '/conversas/finalizar-em-massa';
