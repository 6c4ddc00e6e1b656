import { QueryIds, XWAPaths } from 'baileys';
import { node } from '../nodes.ts';
import { bytesOf } from '../nodes.ts';
import { QueryRefused, type Answerer } from './query.ts';

/** Answers GraphQL queries: what limits new chats of the number, and how many it has left. */
export const mex: Answerer = ({ network, owner, asked }) => {
  const limit = network.newChatLimits.get(owner.account.phone);
  const id = asked?.attrs['query_id'] ?? '';
  if (id === (QueryIds.REACHOUT_TIMELOCK as string))
    return answer(XWAPaths.xwa2_fetch_account_reachout_timelock, {
      is_active: limit?.heldUntil !== undefined,
      time_enforcement_ends: limit?.heldUntil?.toString() ?? '0',
      enforcement_type: 'DEFAULT',
    });
  if (id === (QueryIds.MESSAGE_CAPPING_INFO as string))
    return answer(XWAPaths.xwa2_message_capping_info, {
      total_quota: limit?.quota ?? 0,
      used_quota: limit?.used ?? 0,
      capping_status: limit?.quota === undefined ? 'NONE' : 'CAPPED',
    });
  network.unknown.push(`mex ${id} ${bytesOf(asked)?.toString() ?? ''}`);
  throw new QueryRefused(501, 'feature-not-implemented');
};

function answer(path: string, value: Record<string, unknown>) {
  const json = JSON.stringify({ data: { [path]: value } });
  return { content: [node('result', {}, Buffer.from(json))] };
}
