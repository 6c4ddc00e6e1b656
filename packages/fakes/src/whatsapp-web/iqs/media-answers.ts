import { findAccount } from '../network/directory.ts';
import { node } from '../nodes.ts';
import { QueryRefused, type Answerer } from './query.ts';

/** Answers where files are uploaded to and downloaded from. */
export const mediaConnection: Answerer = ({ network }) => ({
  content: [
    node('media_conn', { auth: 'fake', ttl: '3600', auth_ttl: '3600', max_buckets: '12' }, [
      node('host', { hostname: network.mediaHost, maxContentLengthBytes: (100 * 1024 * 1024).toString() }),
    ]),
  ],
});

/** Answers the address of somebody's picture. */
export const picture: Answerer = ({ network, iq, asked }) => {
  const account = findAccount(network, iq.attrs['target']);
  if (!account?.picture) throw new QueryRefused(404, 'item-not-found');
  const url = `https://${network.mediaHost}${account.picture}`;
  return { content: [node('picture', { id: '1', type: asked?.attrs['type'], url })] };
};
