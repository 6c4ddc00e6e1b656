import { children, node } from '../nodes.ts';
import type { Answerer } from './query.ts';

const privacyNames = ['readreceipts', 'last', 'online', 'profile', 'status', 'groupadd', 'calladd'];

/** Answers the server's switches; 10518 is whether tokens of trust are sent with every message. */
export const props: Answerer = () => ({
  content: [
    node('props', { hash: 'fake', refresh: '86400' }, [
      node('prop', { config_code: '10518', config_value: '0' }),
    ]),
  ],
});

/** Answers whom the number has blocked: nobody. */
export const blocklist: Answerer = () => ({ content: [node('list')] });

/** Answers who may see what: everybody everything. */
export const privacy: Answerer = () => ({
  content: [
    node(
      'privacy',
      {},
      privacyNames.map((name) => node('category', { name, value: 'all' })),
    ),
  ],
});

/** Takes tokens of trust, with which nothing is done here. */
export const tokens: Answerer = () => ({});

/** Answers that no collection of settings has changed. */
export const appState: Answerer = ({ asked }) => ({
  content: [
    node(
      'sync',
      {},
      children(asked, 'collection').map(({ attrs }) =>
        node('collection', { name: attrs['name'], version: attrs['version'], type: 'result' }),
      ),
    ),
  ],
});

/** Answers an empty business profile. */
export const businessProfile: Answerer = () => ({ content: [node('business_profile')] });
