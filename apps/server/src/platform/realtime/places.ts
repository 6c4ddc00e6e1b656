import { socketReplaced } from '@prosa/contract';
import type { Viewer } from './hub.ts';

/** Limits how many sockets each person has open. */
export interface Places {
  /** Gives the newest socket a place; when there is none left, the oldest is notified and disconnected. */
  take(viewer: Viewer): void;
  leave(viewer: Viewer): void;
}

/** Builds the places of one process. The newest socket wins: it is the window the person just opened and looks at. */
export function createPlaces(maxOfPerson: number): Places {
  const people = new Map<string, Set<Viewer>>();
  return {
    take(viewer) {
      const key = personKey(viewer);
      const viewers = people.get(key) ?? new Set();
      people.set(key, viewers.add(viewer));
      if (viewers.size <= maxOfPerson) return;
      const [oldest] = viewers;
      if (!oldest) return;
      viewers.delete(oldest);
      oldest.socket.emit(socketReplaced);
      oldest.socket.disconnect(true);
    },
    leave(viewer) {
      const key = personKey(viewer);
      const viewers = people.get(key);
      viewers?.delete(viewer);
      if (viewers?.size === 0) people.delete(key);
    },
  };
}

const personKey = ({ session }: Viewer) => `${session.account_id} ${session.user_id}`;
