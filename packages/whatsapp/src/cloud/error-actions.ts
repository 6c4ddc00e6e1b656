import type { RejectionCode } from '../refusals.ts';

/**
 * What follows from an error of the Graph. `keys`: the number stops until somebody mends it. `wait`: nothing was sent,
 * and it is tried again, though not for ever where it `ends`. `hold`: the number begins no new chats, for a day or (`open_ended`) until Meta lifts it.
 */
export type ErrorAction =
  | { kind: 'keys' }
  | { kind: 'wait'; scope: 'conversation' | 'number'; ends: boolean }
  | { kind: 'hold'; open_ended: boolean }
  | { kind: 'reject'; code: RejectionCode };

const keys: ErrorAction = { kind: 'keys' };
const waitAll: ErrorAction = { kind: 'wait', scope: 'number', ends: false };
const hold: ErrorAction = { kind: 'hold', open_ended: false };
const holdOpenEnded: ErrorAction = { kind: 'hold', open_ended: true };
const reject = (code: RejectionCode): ErrorAction => ({ kind: 'reject', code });

/** Meta's error codes by what to do (reference 5.5); any other is a refusal of this one message. */
const actions: ReadonlyMap<number, ErrorAction> = new Map<number, ErrorAction>([
  ...[0, 3, 10, 190, 131005, 131045, 133010].map((code) => [code, keys] as const),
  ...[1, 2, 4, 80007, 130429, 131016, 131057, 133016].map((code) => [code, waitAll] as const),
  [131056, { kind: 'wait', scope: 'conversation', ends: false }],
  // "Something went wrong", which may be the message's own fault.
  [131000, { kind: 'wait', scope: 'conversation', ends: true }],
  ...[368, 131048, 131064].map((code) => [code, hold] as const),
  [131031, holdOpenEnded],
  // These two say that this customer, or this country, may not be written to now; others may.
  ...[131049, 130497].map((code) => [code, reject('undeliverable')] as const),
  [131047, reject('window_closed')],
  [131050, reject('opted_out')],
  ...[131026, 131030, 130472, 131062, 137000].map((code) => [code, reject('undeliverable')] as const),
  ...[132000, 132001, 132005, 132007, 132008, 132012, 132015, 132016, 132068, 132069].map(
    (code) => [code, reject('template_refused')] as const,
  ),
  ...[131051, 131052, 131053].map((code) => [code, reject('file_refused')] as const),
  [131042, reject('payment_missing')],
  [131037, reject('name_not_approved')],
]);

/** Returns what follows from an error code, which alone decides. */
export function actionOf(code: number): ErrorAction {
  if (code >= 200 && code <= 299) return keys;
  return actions.get(code) ?? reject('refused');
}
