import { calls } from '@prosa/contract';
import type { Ground } from '../../../testing/contract/ground.ts';
import { eventually } from '../../../testing/eventually.ts';
import { perform } from '../../../testing/perform.ts';

/** Ways to get fresh rows of this area. */
export interface AudienceRows {
  audience(): Promise<string>;
  /** A sheet that was analysed for an audience, and is given up in the end, so that it stands in no other's way. */
  audienceSheet(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishAudiences({ server, company: { owner }, unique }: Ground): AudienceRows {
  return {
    async audience() {
      const filter = { variables: [{ name: 'cidade', test: 'filled' as const }] };
      return (await owner.call(calls.saveAudience, { name: `Audiência ${unique()}`, filter }))._id;
    },
    async audienceSheet() {
      const reply = await perform(server.url, {
        call: calls.importAudienceSheet,
        input: {},
        token: owner.token,
      });
      const { _id: import_id } = reply.body.message as { _id: string };
      await eventually(
        async () => (await owner.call(calls.getContactImport, { import_id })).import.state === 'ready',
      );
      return import_id;
    },
  };
}
