import type { TalkType, Value } from './value.ts';
import type { LastingScope } from './scene.ts';

/** What a menu offers, for numbers that can show options to be tapped. */
export interface Offer {
  /** What is said above the options. */
  text: string;
  /** A tapped one is heard by its id, "<node> <option>", together with its title. */
  options: { id: string; title: string }[];
}

/** A message that the bot sends, before the host makes it one of the contract. */
export interface OutgoingMessage {
  type: TalkType;
  text: string;
  /** Id in the media library. */
  media: string | null;
  /** An audio to be heard as a voice note. */
  voice?: true;
  /** A text followed by a preview of its first link. */
  link_preview?: true;
  /** The options that `text` spells out. */
  offer?: Offer;
}

/** What the host must do for a run. `id` is "<run>.<visit>.<index>", so that doing it twice is one act. */
export type Effect = { id: string; node: string; flow_id: string; visit: number } & (
  | { kind: 'send'; message: OutgoingMessage; /** After the one before it left, in ms. */ after_ms: number }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'contact'; fields: Record<string, string>; annotation: string | null }
  | { kind: 'choose'; key: string; value: string }
  /** Kept beyond the run; a value of null is forgotten. */
  | { kind: 'keep'; scope: LastingScope; name: string; value: Value; until: number | null }
  | { kind: 'consent'; purpose: string; accepted: boolean; text: string; message_id: string | null }
  | { kind: 'opt_out'; message_id: string | null }
  /** For good where `until`, epoch ms, is null. */
  | { kind: 'ignore'; until: number | null }
  /** To people; `user` null leaves it to the department. The run is over, unless it waits on for `timeout`. */
  | {
      kind: 'transfer';
      department: string | null;
      user: string | null;
      strategy: 'none' | 'least_loaded' | 'longest_idle' | 'last_agent';
      priority: 'normal' | 'high';
      summary: string | null;
    }
  | { kind: 'note'; text: string }
  /** Notifies people of the team and another system; the host limits how often. */
  | {
      kind: 'mention';
      users: string[];
      /** By e-mail too. */
      email: boolean;
      /** The text of the e-mails. */
      notice: string;
      webhook: HttpRequest | null;
    }
  /** The message holds an answer to a sensitive question: people see it masked. */
  | { kind: 'mask'; message_id: string }
  /** A score is asked for: what comes of it is a `score` of the same node in the same run, or nothing. */
  | { kind: 'ask_score'; scale: string }
  /** The comment comes later: another score of the same node in the same run replaces the one before. */
  | { kind: 'score'; value: number; scale: string; comment: string | null }
  | { kind: 'finish'; outcome: string }
  | { kind: 'request'; request: HttpRequest }
  /** Nobody took it in time: the bot speaks again. */
  | { kind: 'take_back' }
);

/** A request ready to be made; `secret` is a name, never a value. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  secret: string | null;
  timeout_ms: number;
  retries: number;
}
