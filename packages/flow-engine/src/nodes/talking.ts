import { consent } from './consent.ts';
import { csat } from './csat.ts';
import { menu } from './menu.ts';
import { message } from './message.ts';
import { question } from './question.ts';
import { waitReply } from './wait-reply.ts';

/** The nodes that talk with the customer. */
export const talking = { consent, csat, menu, message, question, waitReply };
