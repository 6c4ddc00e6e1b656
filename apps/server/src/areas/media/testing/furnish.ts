import { calls, type Media } from '@prosa/contract';
import type { Ground } from '../../../testing/contract/ground.ts';
import { perform } from '../../../testing/perform.ts';

/** Ways to get fresh rows of this area. */
export interface MediaRows {
  /** A picture of the library. */
  media(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area. */
export function furnishMedia({ server, company: { owner } }: Ground): MediaRows {
  return {
    async media() {
      const input = { filename: 'Foto da loja' };
      const { body } = await perform(server.url, { call: calls.uploadFile, input, token: owner.token });
      return (body.message as Media)._id;
    },
  };
}
