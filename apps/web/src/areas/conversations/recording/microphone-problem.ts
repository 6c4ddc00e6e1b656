/** Returns why nothing can be recorded, as a sentence for the person. */
export function microphoneProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'O navegador não deixou usar o microfone. Libere o microfone nas configurações deste site.';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return 'Nenhum microfone encontrado. Conecte um microfone e tente de novo.';
  }
  if (name === 'NotReadableError' || name === 'AbortError') {
    return 'O microfone está em uso por outro programa. Feche-o e tente de novo.';
  }
  if (name === 'NotSupportedError') return 'Este navegador não grava áudio. Use uma versão atual.';
  return 'Não foi possível gravar o áudio. Tente de novo.';
}
