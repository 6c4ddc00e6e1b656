import type { CustomerMessage } from '../../run.ts';
import type { Value } from '../../value.ts';

/** What an answer is read from. */
export type AnswerMessage = Pick<CustomerMessage, 'type' | 'text' | 'media_url' | 'file_name'>;

/** When and where it was given: "amanhã" depends on it. */
export interface AnswerClock {
  now: number;
  time_zone: string;
}

/** Reads an answer of one kind; undefined where it is none. */
export type ReadAnswer = (message: AnswerMessage, clock: AnswerClock) => Value | undefined;
