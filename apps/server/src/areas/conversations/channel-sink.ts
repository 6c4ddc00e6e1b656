import type { ChannelSink, OwnedChannel } from '../channels/index.ts';
import type { Peer } from '@prosa/whatsapp';
import type { Runtime } from '../../platform/area.ts';
import type { BotRuns } from './core/bot-runs.ts';
import { createInboundPipeline } from './inbound/inbound-pipeline.ts';
import { createMediaPoll } from './inbound/media-poll.ts';
import { startMediaPump, type MediaPump } from './inbound/media-pump.ts';
import { storeCall } from './inbound/store-call.ts';
import { storeDeletion } from './inbound/store-deletion.ts';
import { storeEdit } from './inbound/store-edit.ts';
import { storeFailure } from './inbound/store-failure.ts';
import { storeOrBury } from './inbound/dead-letter.ts';
import { createReceiptPipeline } from './inbound/receipt-pipeline.ts';
import { storeReaction } from './inbound/store-reactions.ts';
import { publishTyping } from './inbound/publish-typing.ts';
import { storeIdentified } from './merge/store-identified.ts';
import { startHints } from './outbox/hints.ts';
import { startPictureFetcher, type PictureFetcher } from './pictures/picture-fetcher.ts';
import { createOutboxPoll } from './outbox/outbox-poll.ts';
import { startOutboxPump, type OutboxPump } from './outbox/outbox-pump.ts';

interface Pumps {
  outbox: OutboxPump;
  media: MediaPump;
  pictures: PictureFetcher;
  endHints: () => void;
}

interface SinkParts {
  /** What bots do when contacts turn out to be one person. */
  runs: BotRuns;
  /** Returns a number between 0 and 1. */
  random: () => number;
}

/**
 * Creates what receives everything that the channels of this process bring, and sends over them what waits in the
 * outbox.
 */
export function createChannelSink(runtime: Runtime, { runs, random }: SinkParts): ChannelSink {
  const identify = (account_id: string, peer: Peer) => storeIdentified(runtime, { account_id, peer, runs });
  const pipeline = createInboundPipeline(runtime, identify);
  const receipts = createReceiptPipeline(runtime);
  const pumps = new Map<string, Pumps>();
  const inHand = new Set<string>();
  const outboxPoll = createOutboxPoll(runtime);
  const mediaPoll = createMediaPoll(runtime);
  const stop = async ({ id }: OwnedChannel) => {
    const stopped = pumps.get(id);
    pumps.delete(id);
    stopped?.media.stop();
    stopped?.pictures.stop();
    stopped?.endHints();
    await stopped?.outbox.stop();
  };
  const placeOf = ({ account_id, id }: OwnedChannel) => ({ account_id, channel_id: id });
  const orBury = (channel: OwnedChannel, content: object, store: () => Promise<void>) =>
    storeOrBury(runtime, { ...placeOf(channel), content }, store);
  return {
    async message(channel, message) {
      await pipeline.take({ ...placeOf(channel), epoch: channel.epoch, message });
      const { media, pictures } = pumps.get(channel.id) ?? {};
      if (message.media_ref) media?.wake();
      pictures?.want(message.peer.jid, message);
    },
    receipt: (channel, receipt) => receipts.take({ ...placeOf(channel), receipt }),
    deleted: (channel, deletion) =>
      orBury(channel, deletion, () => storeDeletion(runtime, { ...placeOf(channel), deletion })),
    reaction: (channel, reaction) =>
      orBury(channel, reaction, () => storeReaction(runtime, { ...placeOf(channel), reaction })),
    edited: (channel, edit) => orBury(channel, edit, () => storeEdit(runtime, { ...placeOf(channel), edit })),
    failed: (channel, failure) =>
      orBury(channel, failure, () => storeFailure(runtime, { ...placeOf(channel), failure })),
    call: (channel, call) =>
      orBury(channel, call, () => storeCall(runtime, { ...placeOf(channel), epoch: channel.epoch, call })),
    identified: (channel, peer) => orBury(channel, { peer }, () => identify(channel.account_id, peer)),
    typing: (channel, peer) => publishTyping(runtime, { ...placeOf(channel), peer }),
    opened(channel, connection) {
      void stop(channel);
      const pictures = startPictureFetcher(runtime, { channel, connection });
      pumps.set(channel.id, {
        pictures,
        outbox: startOutboxPump(runtime, { channel, connection, inHand, outboxPoll, random }),
        endHints: startHints(runtime, { channel, connection, pictures }),
        media: startMediaPump(runtime, { channel, connection, mediaPoll }),
      });
    },
    closed: stop,
  };
}
