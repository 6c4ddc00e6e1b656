import { flush } from '../login/flush.ts';
import { unlink } from '../login/unlink.ts';
import type { Answerer } from './query.ts';

/** Answers with an empty result. */
export const nothing: Answerer = () => ({});

/** Answers that the client is active now; what it missed follows. */
export const active: Answerer = ({ network, connection, owner }) => ({
  after: () => flush(network, connection, owner),
});

/** Removes a linked device at its own wish. */
export const removeDevice: Answerer = ({ network, owner }) => ({
  after: () => unlink(network, owner),
});
