import { defineSource } from '../sending/index.ts';
import { composeSaid, type Sayable } from './source.ts';
import type { Person } from './words/words-of.ts';

/** The kind of tests of campaigns as sources of sends. */
export const campaignTestKind = 'campaign_test';

/** A test stores its whole text, because the campaign may not be saved yet. */
export type TestSend = Person & Sayable;

/** Says what a test of a campaign says. */
export const campaignTestSource = defineSource<TestSend>({
  kind: campaignTestKind,
  compose: (tx, send) => composeSaid(tx, send.data, send),
});
