import type { FlowProblem } from '@prosa/contract';
import type { Editor } from '../state/editor-context.ts';

/** Returns how many errors and warnings there are, in words. */
export function problemWords({ problems, isBlank }: Pick<Editor, 'problems' | 'isBlank'>): string {
  if (isBlank) return 'Fluxo vazio';
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [errors === 1 ? '1 erro' : `${errors} erros`] : []),
    ...(warnings > 0 ? [warnings === 1 ? '1 aviso' : `${warnings} avisos`] : []),
  ];
  return parts.join(' e ') || 'Sem problemas';
}

/** Errors before what is only a warning. */
export function worstFirst(problems: readonly FlowProblem[]): FlowProblem[] {
  return problems.toSorted((one, other) => weight(one) - weight(other));
}

function weight({ severity }: FlowProblem): number {
  return severity === 'error' ? 0 : 1;
}
