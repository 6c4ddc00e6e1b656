import { calls } from '@prosa/contract';
import type { TestPerson } from './test-person.ts';

/** Sends a spreadsheet to be analysed, and answers the import's id. */
export async function sendSheet(url: string, person: TestPerson, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('sheet', new Blob([new Uint8Array(bytes)]), 'contatos.csv');
  const response = await fetch(`${url}/api/${calls.analyseContactSheet.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  const body = (await response.json()) as { error: boolean; message: { _id: string } };
  if (body.error) throw new Error(JSON.stringify(body));
  return body.message._id;
}
