import { SafeStorage } from '../../../lib/safe-storage.ts';

const storage = new SafeStorage(() => window.localStorage);

/** Moves the draft of a conversation to the one it continues in, unless that one already has a draft. */
export function carryDraft(user_id: string, from: string, into: string): void {
  const [old, own] = [from, into].map((id) => `prosa.draft.${user_id}.${id}`) as [string, string];
  const text = storage.read(old);
  storage.remove(old);
  if (text && !storage.read(own)) storage.write(own, text);
}
