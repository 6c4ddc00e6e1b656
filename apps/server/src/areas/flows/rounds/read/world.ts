import type { MessageType } from '@prosa/contract';
import type { Value } from '@prosa/flow-engine';
import type { BotConversation } from '../../../conversations/index.ts';
import type { LibraryFile } from '../../../media/index.ts';
import type { FlowRow } from '../../flow-rows.ts';
import type { RunnableFlow } from '../../versions/flow-versions.ts';
import type { Run } from '../run.ts';

/** Everything a round works on, read under the conversations' locks. Nothing changes it. */
export interface World {
  readonly now: Date;
  readonly company: Company;
  /** In use, oldest first. */
  readonly flows: readonly FlowRow[];
  /** By id; erased ones are missing. */
  readonly conversations: ReadonlyMap<string, BotConversation>;
  /** By contact. */
  readonly customers: ReadonlyMap<string, Customer>;
  /** Live runs, by conversation. */
  readonly runs: ReadonlyMap<string, Run>;
  /** Runs that a person interrupted and that may continue now, by conversation. */
  readonly interrupted: ReadonlyMap<string, Run>;
  readonly messages: ReadonlyMap<string, HeardMessage>;
  /** When something last ended over the same number with the customer, by conversation, where one of them says goodbye. */
  readonly ends: ReadonlyMap<string, Date>;
  readonly versions: ReadonlyMap<string, RunnableFlow>;
  /** Of them, those in use whose phrases hold in every flow, oldest first. */
  readonly everywhere: readonly RunnableFlow[];
  /** Files that flows may send, by id. */
  readonly media: ReadonlyMap<string, LibraryFile>;
  /** Who is online, by department. */
  readonly online: Readonly<Record<string, Person[]>>;
  /** How many wait for a person, by department; complete only where a flow says so to its customers. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Who attended a contact last, by contact. */
  readonly last_agents: ReadonlyMap<string, Person>;
  /** Who may be given conversations, and of which departments. */
  readonly visibleDepartments: VisibleDepartments;
}

/** What is the same for all of a company's conversations. */
export interface Company {
  readonly name: string;
  readonly time_zone: string;
  readonly tag_names: Record<string, string>;
  readonly department_names: Record<string, string>;
}

/** A contact, with what flows remember of them. */
export interface Customer {
  readonly contact: KnownContact;
  /** Values that flows keep of the contact and of their conversations. */
  readonly lasting: readonly LastingValue[];
  /** When a trigger last started each flow, by flow. */
  readonly starts: ReadonlyMap<string, Date>;
  /** Whether they never wrote before. */
  readonly isNewcomer: boolean;
}

/** A contact as flows see it. */
export interface KnownContact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly data: Record<string, string>;
  readonly ignore: boolean;
  readonly tags: string[];
  /** The text variants and branches that were chosen for them at random. */
  readonly choices: Record<string, string>;
}

/** Something that flows keep beyond a run; null as its value where it is forgotten. */
export interface LastingValue {
  readonly contact_id: string;
  /** `noRow` where it is the contact's. */
  readonly conversation_id: string;
  readonly name: string;
  readonly value: Value;
  readonly until: Date | null;
}

/** A message that a round hears of. */
export interface HeardMessage {
  readonly id: string;
  readonly conversation_id: string;
  readonly position: number;
  readonly type: MessageType;
  /** What the customer wrote first: an edit changes no answer. */
  readonly message: string;
  readonly media_id: string | null;
  readonly media_mime: string | null;
  /** Its file is still to be fetched. */
  readonly awaits_file: boolean;
  readonly file_name: string | null;
  readonly quoted: string | null;
  /** The effect that sent the bot's message it quotes. */
  readonly quoted_effect: string | null;
  /** The option of a menu that they tapped. */
  readonly option_id: string | null;
  /** What bots had said and had not left when the customer wrote it, by effect; null where it is not the customer's. */
  readonly unseen: string[] | null;
  /** The conversation was handed to a flow after the customer wrote it. */
  readonly precedes_transfer: boolean;
  /** The effect that sent it, where a bot did. */
  readonly effect: string | null;
  readonly failure: string | null;
  /** The emoji with which the customer reacted to a bot's message. */
  readonly reaction: string | null;
  readonly created: Date;
}

/** The departments whose conversations each person of the team sees, by person; null for all of them. */
export type VisibleDepartments = ReadonlyMap<string, readonly string[] | null>;

/** Somebody who may be given a conversation. */
export interface Person {
  readonly id: string;
  readonly name: string;
}
