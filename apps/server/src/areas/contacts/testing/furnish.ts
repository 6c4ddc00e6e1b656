import { calls } from '@prosa/contract';
import type { Ground } from '../../../testing/contract/ground.ts';
import { eventually } from '../../../testing/eventually.ts';
import { sendSheet } from '../../../testing/sheets/send-sheet.ts';

/** Ways to get fresh rows of this area. */
export interface ContactRows {
  tag(): Promise<string>;
  /** An import that was analysed, and given up where that is asked for. */
  contactImport(state?: 'ready' | 'cancelled'): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishContacts({ server, company: { owner }, unique, phone }: Ground): ContactRows {
  return {
    tag: async () => (await owner.call(calls.saveTag, { name: `Tag ${unique()}` }))._id,
    async contactImport(state = 'ready') {
      const csv = `telefone,nome\n${phone()},Pessoa da planilha`;
      const import_id = await sendSheet(server.url, owner, Buffer.from(csv));
      await eventually(
        async () => (await owner.call(calls.getContactImport, { import_id })).import.state === 'ready',
      );
      if (state === 'cancelled') await owner.call(calls.cancelContactImport, { import_id });
      return import_id;
    },
  };
}
