import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../../platform/http/binding.ts';
import { countInactive } from './count-inactive.ts';
import { finishConversations } from './finish-conversations.ts';
import { finishInactive } from './finish-inactive.ts';
import { tagConversations } from './tag-conversations.ts';
import { transferConversations } from './transfer-conversations.ts';

/** The calls that change many conversations at once. */
export const bulkBindings: readonly Binding[] = [
  bind(calls.finishConversations, finishConversations),
  bind(calls.transferConversations, transferConversations),
  bind(calls.tagConversations, tagConversations),
  bind(calls.countInactive, countInactive),
  bind(calls.finishInactive, finishInactive),
];
