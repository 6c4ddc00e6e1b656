import { z } from 'zod';
import { realWait, type ChannelConnection } from '@prosa/whatsapp';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Signals } from '../../../platform/signals/signals.ts';
import type { Tools } from '../../../platform/tools.ts';

const ownerRequest = z.object({ kind: z.literal('check-phone'), channel_id: z.string(), phone: z.string() });
const sentRequest = ownerRequest.extend({ id: z.string() });
const sentAnswer = z.object({ id: z.string(), failed: z.boolean(), value: z.string().nullable() });

/** Something that only the process with the channel's connection can answer. */
export type OwnerRequest = z.infer<typeof ownerRequest>;
type Answer = z.infer<typeof sentAnswer>;

const requestTopic = 'channel-requests';
const answerTopic = 'channel-answers';
const answerWithinMs = 10_000;

/**
 * Asks the owner of the channel's connection, in whichever process it is, and returns the answer. Throws
 * `channel_not_connected` when the request failed or nobody answered within 10 s.
 */
export async function askOwner(
  { signals, ids }: Pick<Tools, 'signals' | 'ids'>,
  request: OwnerRequest,
): Promise<string | null> {
  const id = ids.next();
  const answered = new AbortController();
  let answer: Answer | null = null;
  const end = signals.subscribe(answerTopic, (payload) => {
    const given = sentAnswer.parse(JSON.parse(payload));
    if (given.id !== id) return;
    answer = given;
    answered.abort();
  });
  signals.publish(requestTopic, JSON.stringify({ ...request, id }));
  await realWait(answerWithinMs, answered.signal);
  end();
  return readAnswer(answer);
}

function readAnswer(answer: Answer | null): string | null {
  if (!answer || answer.failed) throw new AppError('channel_not_connected');
  return answer.value;
}

interface Serving {
  signals: Signals;
  log: Log;
  findConnection(channel_id: string): ChannelConnection | null;
}

/** Answers requests about the connections of this process; the returned function ends that. */
export function serveOwnerRequests({ signals, log, findConnection }: Serving): () => void {
  return signals.subscribe(requestTopic, (payload) => {
    const request = sentRequest.parse(JSON.parse(payload));
    const connection = findConnection(request.channel_id);
    if (!connection) return;
    const tell = (answer: Answer) => signals.publish(answerTopic, JSON.stringify(answer));
    connection.checkPhone(request.phone).then(
      (value) => tell({ id: request.id, failed: false, value }),
      (error: unknown) => {
        log.warn({ err: error, channel_id: request.channel_id }, 'phone not checked');
        tell({ id: request.id, failed: true, value: null });
      },
    );
  });
}
