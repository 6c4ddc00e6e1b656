import { expect, it, vi } from 'vitest';
import { outbound } from '../testing/outbound.ts';
import { startPaired, waitFor } from '../testing/world.ts';

/** Returns every text in a value, however deep, and bytes as hexadecimal digits. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('hex')];
  if (value instanceof Error) return [value.message, value.stack ?? ''];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

it('no line of a whole run has a text, a phone, a token or a key', async () => {
  const lines: string[] = [];
  const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
  const spies = methods.map((method) =>
    vi
      .spyOn(console, method)
      .mockImplementation((...given: unknown[]) => void lines.push(textsIn(given).join(' '))),
  );
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0),
  );
  const { owner, customer, handset, logged } = await startPaired();
  await customer.send(handset.phone, 'segredo do cliente');
  await waitFor(() => owner.messages.size === 1);
  handset.damageNext();
  await customer.send(handset.phone, 'segredo danificado');
  await waitFor(() => owner.messages.size === 2);
  await owner.connection?.send(outbound(customer.jid, 'segredo da loja'));
  owner.beforeCommit = () => {
    throw new Error('no database');
  };
  await customer.send(handset.phone, 'segredo recusado');
  await owner.closed();
  for (const spy of [...spies, ...streams]) spy.mockRestore();
  const all = [...lines, ...logged].join('\n');
  // The refusal is reported, so something was written at all.
  expect(logged.join('\n')).toContain('could not take');
  const creds = JSON.parse(owner.credentials ?? '{}') as Record<string, { private?: { data: string } }>;
  const key = creds['noiseKey']?.private?.data ?? '';
  expect(key.length).toBeGreaterThan(20);
  for (const secret of [
    'segredo',
    customer.phone,
    key,
    Buffer.from(key, 'base64').toString('hex'),
    'SessionEntry',
    'privKey',
  ])
    expect(all).not.toContain(secret);
});
