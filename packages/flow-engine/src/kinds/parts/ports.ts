/** A port of a node: its id in `next`, and its label on the canvas. */
export interface Port {
  id: string;
  label: string;
  /** What happens where it leads nowhere: nothing bad, or people take over. Left out: the flow cannot be published. */
  whenOpen?: 'harmless' | 'people';
  /** The run leaves by it only after it waited. */
  isLate?: true;
}

export const next: Port = { id: 'next', label: 'Próximo' };

export const noMatch: Port = { id: 'no_match', label: 'Não entendeu', whenOpen: 'people' };

/** The message did not reach the customer. */
export const notSent: Port = { id: 'error', label: 'Não foi enviada', whenOpen: 'harmless' };

/** Returns the port for a time that is up; none where no time is set. */
export function timeoutPorts({ timeout }: { timeout: unknown }, label = 'Não respondeu'): Port[] {
  return timeout === null ? [] : [{ id: 'timeout', label, whenOpen: 'people' }];
}
