import type { UserFacingSocketConfig } from 'baileys';

type Logger = NonNullable<UserFacingSocketConfig['logger']>;

const nothing = () => undefined;

/** Says nothing: what Baileys logs may hold texts and keys. */
export const silentLogger: Logger = {
  level: 'silent',
  child: () => silentLogger,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
