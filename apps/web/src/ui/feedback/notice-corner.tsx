import { createStore, useStore } from '../../lib/store.ts';
import type * as noticesCode from './notices.tsx';
import { useIdleLoad } from '../loading/use-idle-load.ts';

type Code = typeof noticesCode;

const code = createStore<Code | null>(null);
let loading: Promise<Code> | null = null;

/** The corner for notices. Its code loads while the browser is idle, or with the first notice. Mounted once. */
export function NoticeCorner() {
  useIdleLoad(loadNotices);
  const notices = useStore(code);
  return notices && <notices.Notices />;
}

/** Loads the code that shows notices; after a failure the next call tries again. */
export function loadNotices(): Promise<Code> {
  loading ??= import('./notices.tsx').then(arrive, fail);
  return loading;
}

/** Runs on the notices there are, after those on their way; without any there is nothing to do. */
export function withNotices(change: (code: Code) => void): void {
  // The callers of loadNotices are told when its code did not come.
  loading?.then(change).catch(() => undefined);
}

function arrive(loaded: Code): Code {
  code.set(loaded);
  return loaded;
}

function fail(error: unknown): never {
  loading = null;
  throw error;
}
