import type { MessageType } from '@prosa/contract';

/** What a variable holds: JSON data, a list for dynamic menus. Never code. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** The kinds of messages that travel between a customer and a bot. */
export type TalkType = Exclude<MessageType, 'summary' | 'system'>;
