import { createHmac } from 'node:crypto';
import { describeMedia, openMedia, uploadMedia } from './media.ts';
import { GraphError } from './graph-error.ts';
import { sendMessage, type Fake } from './send-message.ts';
import { createTemplate, listTemplates } from './templates.ts';
import { asPart } from './validate-message.ts';
import type { FakeNumber } from './world.ts';

/** A request to the fake. */
export interface FakeRequest {
  method: string;
  /** Parts of the path behind the version. */
  path: string[];
  query: URLSearchParams;
  token: string;
  origin: string;
  json(): unknown;
  form(): Promise<FormData>;
}

/** A file as an answer; everything else is JSON. */
export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly mime: string;
  constructor(bytes: Uint8Array, mime: string) {
    this.bytes = bytes;
    this.mime = mime;
  }
}

/** Answers a call of the Graph API. Throws GraphError, or AnswerLost. */
export async function answerGraph(fake: Fake, request: FakeRequest): Promise<unknown> {
  const { path, token } = request;
  const mine = [...fake.world.numbers.values()].filter(({ access_token }) => access_token === token);
  if (!mine.length) throw new GraphError(190);
  const [id = '', what] = path;
  const number = mine.find(({ phone_number_id }) => phone_number_id === id);
  if (number) return answerNumber(fake, number, request);
  const ofAccount = mine.filter(({ waba_id }) => waba_id === id);
  if (ofAccount.length) return answerAccount(fake, ofAccount, request);
  const media = what === undefined ? fake.world.media.get(id) : undefined;
  if (!media || !mine.some(({ phone_number_id }) => phone_number_id === media.phone_number_id))
    throw new GraphError(100, 'unknown object');
  if (request.method === 'GET') return describeMedia(fake.world, media, request.origin);
  fake.world.media.delete(id);
  return { success: true };
}

/** Answers the request of a file's bytes, which needs the token as well. */
export function answerFile({ world }: Fake, { path, token }: FakeRequest): FileAnswer {
  const stored = openMedia(world, path);
  const number = world.numbers.get(stored?.phone_number_id ?? '');
  if (!stored || number?.access_token !== token) throw new GraphError(190, 'media');
  return new FileAnswer(stored.bytes, stored.mime);
}

async function answerNumber(fake: Fake, number: FakeNumber, request: FakeRequest): Promise<unknown> {
  const { method, path } = request;
  const call = `${method} ${path[1] ?? ''}`;
  if (call === 'POST messages') return sendMessage(fake, number, asPart(request.json()));
  if (call === 'POST media') return uploadMedia(fake.world, number, await request.form());
  if (call === 'GET ') {
    requireProof(number, request.query.get('appsecret_proof'));
    return describeNumber(number);
  }
  throw new GraphError(100, call);
}

/** Throws 100 for a proof that was not made with the app's secret; without one, nothing is proven. */
function requireProof({ app_secret, access_token }: FakeNumber, proof: string | null): void {
  const expected = createHmac('sha256', app_secret).update(access_token).digest('hex');
  if (proof !== null && proof !== expected) throw new GraphError(100, 'appsecret_proof');
}

function answerAccount({ world }: Fake, numbers: readonly FakeNumber[], request: FakeRequest): unknown {
  const { method, path, query } = request;
  const waba_id = path[0] ?? '';
  switch (`${method} ${path[1] ?? ''}`) {
    case 'GET phone_numbers':
      return { data: numbers.map(describeNumber) };
    case 'POST subscribed_apps':
      for (const number of numbers) number.subscribed = true;
      return { success: true };
    case 'GET message_templates':
      return listTemplates(world, waba_id, query);
    case 'POST message_templates':
      return createTemplate(world, waba_id, asPart(request.json()));
    default:
      throw new GraphError(100, path.join('/'));
  }
}

function describeNumber({ phone_number_id, phone, name, coexists }: FakeNumber): object {
  return {
    id: phone_number_id,
    display_phone_number: `+${phone.slice(0, 2)} ${phone.slice(2)}`,
    verified_name: name,
    quality_rating: 'GREEN',
    status: 'CONNECTED',
    throughput: { level: 'STANDARD' },
    is_on_biz_app: coexists,
  };
}
