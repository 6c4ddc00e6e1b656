import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { DemoCompany } from './company.ts';
import { dialogues, goods, prices, terms, towns, type Dialogue } from './dialogues.ts';
import { openDialogues } from './open-dialogues.ts';
import { play, type PlayedMessage, type Speaker } from './play.ts';
import type { Chance } from './random.ts';
import { readScript } from './script.ts';

/** A dialogue with its customer and its time, before it has rows. */
export interface PlannedDialogue {
  dialogue: Dialogue;
  /** Index in the list of contacts. */
  contact: number;
  end: Date;
  finished: boolean;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const finishedCount = 400;
const days = 90;
/** Contacts before this one are special and take part only in the open dialogues, where their lines fit them. */
const firstOrdinary = 8;
const ignored = 7;

/** Plans the 18 conversations in progress and 400 finished ones of the last 90 days, oldest first. */
export function planDialogues(
  { clock, chance }: { clock: Clock; chance: Chance },
  contacts: number,
): PlannedDialogue[] {
  const now = clock.now().getTime();
  const open = openDialogues.map((dialogue, index) => ({
    dialogue,
    contact: index < ignored ? index : index + 1,
    end: new Date(now - dialogue.age * minuteMs),
    finished: false,
  }));
  const finished = Array.from({ length: finishedCount }, () => ({
    dialogue: chance.pick(dialogues),
    contact: firstOrdinary + chance.below(contacts - firstOrdinary),
    end: openingHour(chance, now),
    finished: true,
  }));
  return [...open, ...finished].sort((one, other) => one.end.getTime() - other.end.getTime());
}

/** Returns a random moment of a shop day of the last 90 days; 12:00 to 22:00 UTC is 9:00 to 19:00 in Curitiba. */
function openingHour(chance: Chance, now: number): Date {
  const day = new Date(now - (1 + chance.below(days)) * dayMs);
  const sunday = day.getUTCDay() === 0;
  day.setUTCHours(12 + chance.below(10), chance.below(60), chance.below(60), 0);
  return new Date(day.getTime() - (sunday ? dayMs : 0));
}

interface Staging {
  company: DemoCompany;
  ids: Ids;
  chance: Chance;
  contact: { id: string; called: string };
}

/** A row of `conversations` before it is inserted. */
export interface StagedConversation {
  [column: string]: unknown;
  id: string;
  contact_id: string;
  channel_id: string;
  department_id: string;
  is_manual: boolean;
  created: Date;
}

/** Makes the rows of a planned dialogue: its conversation and its messages, numbered without gaps. */
export function stageDialogue(
  { dialogue, end, finished }: PlannedDialogue,
  { company, ids, chance, contact }: Staging,
): { conversation: StagedConversation; messages: Record<string, unknown>[] } {
  const agent = speaker(company, agents[dialogue.department]);
  const lines = readScript(dialogue, {
    ...fill(chance),
    nome: contact.called,
    atendente: firstWord(agent.name),
  });
  const porter = speaker(company, dialogue.channel === 'vendas' ? 'Juliana Ferreira' : 'Rafael Nogueira');
  const id = ids.next();
  const messages = play({ ids, chance, lines, dialogue, end, finished, agent, porter });
  const channel_id = known(company.channels, dialogue.channel);
  const place = { account_id: company.account_id, conversation_id: id, channel_id };
  return {
    conversation: {
      account_id: company.account_id,
      id,
      channel_id,
      contact_id: contact.id,
      department_id: known(company.departments, dialogue.department),
      ...serviceOf(dialogue, company, messages),
      ...stateOf(messages, finished),
    },
    messages: messages.map((message) => ({ ...place, ...message })),
  };
}

const agents: Record<Dialogue['department'], string> = {
  Vendas: 'Juliana Ferreira',
  'Pós-venda': 'Rafael Nogueira',
  Financeiro: 'Camila Teixeira',
  Geral: 'Rafael Nogueira',
};

/** Returns who serves: a number with a bot starts with the bot, and a person who wrote has taken over. */
function serviceOf({ channel }: Dialogue, company: DemoCompany, messages: readonly PlayedMessage[]) {
  const answer = messages.find(({ origin }) => origin === 'user');
  const bot = channel === 'suporte';
  return {
    user_id: answer?.user_id ?? null,
    is_manual: !bot || answer !== undefined,
    chatbot_type: bot ? 'flow_chatbot' : null,
    flow_id: bot ? company.flow_id : null,
    is_new: answer === undefined,
    auto_follow_up: true,
  };
}

/** Returns what the conversation row keeps of its messages. */
function stateOf(messages: readonly PlayedMessage[], finished: boolean) {
  const spoken = messages.filter(({ type }) => type === 'text');
  const lastAnswer = spoken.findLastIndex(({ origin }) => origin !== 'customer');
  const unanswered = finished ? [] : spoken.slice(lastAnswer + 1);
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) throw new Error('a dialogue without lines');
  const { id, type, message, origin, user_id, created, status, deleted } = last;
  return {
    waiting_response: unanswered.length > 0,
    waiting_since: unanswered[0]?.created ?? null,
    unread: unanswered.length,
    created: first.created,
    finished: finished ? created : null,
    last_position: messages.length,
    last_activity: created,
    last_message: { id, type, message: message.slice(0, 300), origin, user_id, created, status, deleted },
    failed_message: messages.findLast(({ failure }) => failure !== null)?.id ?? null,
  };
}

function fill(chance: Chance): Record<string, string> {
  return {
    produto: chance.pick(goods),
    valor: chance.pick(prices),
    prazo: chance.pick(terms),
    cidade: chance.pick(towns),
    pedido: String(47_100 + chance.below(1_500)),
    centavos: String(10_000 + chance.below(90_000)),
  };
}

function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`nothing called ${name} in the demo workspace`);
  return id;
}

function speaker({ users }: DemoCompany, name: string): Speaker {
  const id = users.get(name);
  if (id === undefined) throw new Error(`nobody called ${name} in the demo workspace`);
  return { id, name };
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
