import { calls } from '@prosa/contract';
import type { TestPerson } from '../test-person.ts';

interface Reply {
  status: number;
  body: { error: true; message: string } | { error: false; message: { _id: string } };
}

/** Sends a file to be analysed, and answers what the server says. */
export async function attemptSheet(url: string, person: TestPerson, bytes: Buffer): Promise<Reply> {
  const form = new FormData();
  form.set('sheet', new Blob([new Uint8Array(bytes)]), 'contatos.csv');
  const response = await fetch(`${url}/api/${calls.analyseContactSheet.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** Sends a spreadsheet to be analysed, and answers the import's id. */
export async function sendSheet(url: string, person: TestPerson, bytes: Buffer): Promise<string> {
  const { body } = await attemptSheet(url, person, bytes);
  if (body.error) throw new Error(body.message);
  return body.message._id;
}
