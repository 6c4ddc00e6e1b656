import { errorText, type FlowProblem } from '@prosa/contract';
import { useEffect } from 'react';
import { notify } from '../../../../ui/feedback/notify.tsx';

const id = 'flow-errors';

/** Says why the flow cannot be published. */
export function showErrorNotice(): void {
  notify.error(errorText('flow_has_errors'), { id });
}

/** Takes that notice away once nothing is wrong any more, or the editor is left. */
export function useErrorNotice(problems: readonly FlowProblem[]): void {
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  useEffect(() => {
    if (!hasErrors) return undefined;
    return () => notify.hide(id);
  }, [hasErrors]);
}
