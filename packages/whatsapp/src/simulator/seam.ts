import { seamReads, seamWrites } from '@prosa/contract';
import type { z } from 'zod';
import { SeamReads } from './seam-reads.ts';
import { SeamWrites, type SeamOptions } from './seam-writes.ts';
import { SimulatorError } from './simulator-error.ts';

/** One call of the seam, ready to be bound to `/simulator/<name>`. */
export interface SeamCall {
  method: 'GET' | 'POST';
  input: z.ZodType;
  /** Takes the raw query (GET) or JSON body (POST); the reply is plain JSON. Rejects with SimulatorError. */
  handle(input: unknown): Promise<unknown>;
}

/**
 * Returns the calls through which programs outside play the phones, by the name in their path. The simulator trusts
 * its callers: bind it on loopback, and only where the simulator is on.
 */
export function createSimulatorSeam(options: SeamOptions): Record<string, SeamCall> {
  const reads = new SeamReads(options);
  const writes = new SeamWrites(options);
  return {
    scan: call('POST', seamWrites.scan, (input) => writes.scan(input)),
    send: call('POST', seamWrites.send, (input) => writes.send(input)),
    delete: call('POST', seamWrites.delete, (input) => writes.delete(input)),
    identify: call('POST', seamWrites.identify, (input) => writes.identify(input)),
    call: call('POST', seamWrites.call, (input) => writes.call(input)),
    fail: call('POST', seamWrites.fail, (input) => writes.fail(input)),
    picture: call('POST', seamWrites.picture, (input) => writes.picture(input)),
    react: call('POST', seamWrites.react, (input) => writes.react(input)),
    edit: call('POST', seamWrites.edit, (input) => writes.edit(input)),
    receipt: call('POST', seamWrites.receipt, (input) => writes.receipt(input)),
    'own-phone': call('POST', seamWrites['own-phone'], (input) => writes.ownPhone(input)),
    fault: call('POST', seamWrites.fault, (input) => writes.fault(input)),
    typing: call('POST', seamWrites.typing, (input) => writes.typing(input)),
    inbox: call('GET', seamReads.inbox, (input) => reads.inbox(input)),
    channels: call('GET', seamReads.channels, () => reads.channels()),
    customers: call('GET', seamReads.customers, (input) => reads.customers(input)),
    thread: call('GET', seamReads.thread, (input) => reads.thread(input)),
  };
}

function call<I extends z.ZodType>(
  method: SeamCall['method'],
  input: I,
  run: (input: z.output<I>) => unknown,
): SeamCall {
  return {
    method,
    input,
    handle: async (raw) => {
      const parsed = input.safeParse(raw);
      if (parsed.success) return run(parsed.data);
      const field = parsed.error.issues[0]?.path.join('.') ?? '';
      throw new SimulatorError(400, field ? `Confira o campo "${field}".` : 'Dados inválidos.');
    },
  };
}
