import type {
  AuthenticationCreds,
  SignalKeyStore,
  SocketConfig,
  UserFacingSocketConfig,
  WASocket,
} from 'baileys';
import { withSharedStorage, type ChannelStore } from '@prosa/whatsapp';
import { isIgnored } from '../addresses/jid.ts';
import { platformId } from '../addresses/message-id.ts';
import type { Baileys } from '../baileys/load-baileys.ts';
import { silentLogger } from '../baileys/silent-logger.ts';
import type { WebDriverOptions } from '../web-driver-options.ts';

interface Parts {
  baileys: Baileys;
  options: Pick<WebDriverOptions, 'socketUrl' | 'version'>;
  creds: AuthenticationCreds;
  keys: SignalKeyStore;
  store: ChannelStore;
  makeSignalRepository: SocketConfig['makeSignalRepository'];
}

const queryWithinMs = 30_000;

/** Opens a socket to WhatsApp, which connects by itself. A socket that closed is of no further use. */
export function openSocket(parts: Parts): WASocket {
  const { baileys, options, creds, keys, store, makeSignalRepository } = parts;
  const config = {
    auth: { creds, keys },
    logger: silentLogger,
    makeSignalRepository,
    getMessage: async ({ id }) => findSent(baileys, store, id),
    shouldIgnoreJid: isIgnored,
    shouldSyncHistoryMessage: historyFilter(baileys),
    // Groups are ignored, so nobody writes to one.
    cachedGroupMetadata: async () => undefined,
    // Otherwise the phone gets no notifications any more.
    markOnlineOnConnect: false,
    // What we sent is known already.
    emitOwnEvents: false,
    syncFullHistory: false,
    generateHighQualityLinkPreview: false,
    defaultQueryTimeoutMs: queryWithinMs,
    // The store's owner says at once when it can write no more; trying again would only confirm messages too late.
    transactionOpts: { maxCommitRetries: 1, delayBetweenTriesMs: 0 },
    ...(options.socketUrl !== null && { waWebSocketUrl: options.socketUrl }),
    ...(options.version && { version: [...options.version] }),
  } satisfies UserFacingSocketConfig;
  return withSharedStorage(() => baileys.makeWASocket(config));
}

async function findSent({ proto }: Baileys, store: ChannelStore, id: string | null | undefined) {
  const payload = id ? await store.findSent(platformId(id)) : null;
  return payload ? proto.Message.decode(payload) : undefined;
}

/** Returns which parts of the history the phone may send: those that tell who is who, not what was written. */
function historyFilter({ proto }: Baileys): UserFacingSocketConfig['shouldSyncHistoryMessage'] {
  const { INITIAL_BOOTSTRAP, PUSH_NAME, NON_BLOCKING_DATA } = proto.HistorySync.HistorySyncType;
  const wanted = new Set<unknown>([INITIAL_BOOTSTRAP, PUSH_NAME, NON_BLOCKING_DATA]);
  return ({ syncType }) => wanted.has(syncType);
}
