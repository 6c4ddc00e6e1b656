import type { Call, CallInput } from '@prosa/contract';
import { post } from './call.ts';
import { readReply } from './read-reply.ts';

const maxMs = 5 * 60_000;

/** Makes a call that returns a file, and saves the file. Throws ApiError when the call was refused. */
export async function download<C extends Call>(definition: C, input: CallInput<C>): Promise<void> {
  const response = await post(definition, input, { timeout: maxMs });
  const isFile = response.ok && !response.headers.get('content-type')?.includes('application/json');
  if (!isFile) return void (await readReply(response));
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: nameOf(response) });
  link.click();
  URL.revokeObjectURL(address);
}

function nameOf(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'arquivo';
}
