import { calls } from '@prosa/contract';
import { eventually } from '../eventually.ts';
import { attemptSheet } from './send-sheet.ts';
import type { TestPerson } from '../test-person.ts';

/** Returns why a file was refused, at once or after it was read; null when it was accepted. */
export async function refusalOfSheet(url: string, person: TestPerson, bytes: Buffer): Promise<string | null> {
  const { body } = await attemptSheet(url, person, bytes);
  if (body.error) return body.message;
  const import_id = body.message._id;
  const { problem } = await eventually(async () => {
    const shown = await person.call(calls.getContactImport, { import_id });
    return shown.import.state === 'analysing' ? null : shown.import;
  });
  return problem;
}
