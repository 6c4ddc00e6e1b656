import { keepOnlyFor, personHere, SafeStorage } from './safe-storage.ts';

const key = 'prosa.token';
/** The session at home of staff who are inside a customer's account. */
const homeKey = 'prosa.token.home';
/** Where staff come back to when they leave an account. */
const backOffice = '/admin-clientes';
/** Written to notify the other tabs who left. */
const leftKey = 'prosa.token.left';
const lasting = new SafeStorage(() => window.localStorage);
const passing = new SafeStorage(() => window.sessionStorage);
/** `changed` also covers changes made in another tab. */
export type SessionChange = 'changed' | 'left';

/** Set once the page is about to be replaced: what is still shown must not speak with the other token. */
let isLeaving = false;

const listeners = new Set<(change: SessionChange) => void>();

/** The stored token: lasting when the person wants to be remembered, otherwise until the tab closes. */
export const session = {
  /** The token, or null when nobody is signed in. */
  token: (): string | null => (isLeaving ? null : (passing.read(key) ?? lasting.read(key))),

  /** Stores the token of a new login. */
  open({ token, remember }: { token: string; remember: boolean }): void {
    forget();
    (remember ? lasting : passing).write(key, token);
    tell('changed');
  },

  /**
   * Enters a customer's account in this tab, with a token of its own; the session at home is kept. The page is loaded
   * again, so that nothing of one company is shown in another.
   */
  enter({ token, home }: { token: string; home: string }): void {
    passing.write(homeKey, home);
    replacePage(token, '/');
  },

  /** Goes back to the session at home: `ended` when the server ended the visit. */
  leaveVisit(how: 'left' | 'ended'): void {
    const home = passing.read(homeKey);
    if (home === null) return session.close('left');
    passing.remove(homeKey);
    replacePage(home, how === 'ended' ? `${backOffice}?acesso=encerrado` : backOffice);
  },

  /**
   * Forgets the token; the app then goes to the login. `left` when the person wanted it: then nothing of theirs stays
   * in this browser, and their other tabs leave too. A session that the server ended leaves drafts for the same person.
   */
  close(change: SessionChange = 'changed'): void {
    if (isLeaving) return;
    if (change === 'changed' && passing.read(homeKey) !== null) return session.leaveVisit('ended');
    const user_id = personHere();
    forget();
    if (change === 'left') {
      if (user_id) lasting.write(leftKey, user_id);
      lasting.remove(leftKey);
      keepOnlyFor(null);
    }
    tell(change);
  },

  /** Notifies the listener of every change, also of one in another tab. Returns the unsubscriber. */
  subscribe(listener: (change: SessionChange) => void): () => void {
    const elsewhere = (event: StorageEvent) => {
      if (event.key === leftKey && event.newValue && event.newValue === personHere()) session.close('left');
      if (event.key === key || event.key === null) listener('changed');
    };
    listeners.add(listener);
    window.addEventListener('storage', elsewhere);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', elsewhere);
    };
  },
};

function replacePage(token: string, address: string) {
  passing.write(key, token);
  isLeaving = true;
  window.location.replace(address);
}

function forget() {
  passing.remove(homeKey);
  passing.remove(key);
  lasting.remove(key);
}

function tell(change: SessionChange) {
  for (const listener of listeners) listener(change);
}
