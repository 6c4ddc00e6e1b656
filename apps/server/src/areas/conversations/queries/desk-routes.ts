import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../../platform/http/binding.ts';
import { countOpenManual } from './count-open-manual.ts';
import { getNextConversation } from './get-next-conversation.ts';
import { listDesk } from './list-desk.ts';

/** The calls that read the desk's list: its rows, the one to answer next, and how many people answer. */
export const deskBindings: readonly Binding[] = [
  bind(calls.getDeskConversations, listDesk),
  bind(calls.getNextConversation, getNextConversation),
  bind(calls.countOpenManual, countOpenManual),
];
