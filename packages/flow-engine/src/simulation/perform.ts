import type { FlowTestStep } from '@prosa/contract';
import { isGathering } from '../kinds/parts/gather.ts';
import type { CustomerMessage } from '../run.ts';
import type { SimulationLine } from './line.ts';
import type { Simulation } from './simulation.ts';

/** What somebody does to a simulation: the steps of a test without what the bot must answer. */
export type SimulationMove = Exclude<FlowTestStep, { kind: 'bot' | 'contact' }>;

/** Makes one move. */
export function perform(simulation: Simulation, move: SimulationMove): void {
  switch (move.kind) {
    case 'start':
      return simulation.start(move.by);
    case 'customer':
      return simulation.say(messageOf(move, simulation.log));
    case 'reaction': {
      const line = saidIn(simulation.log)[move.to];
      return line && simulation.react(line, move.emoji);
    }
    case 'clock':
      return simulation.advance(move.minutes * 60_000);
    case 'response':
      return simulation.respond(move.status, move.body);
    case 'call':
      return simulation.call(move.body);
  }
}

/** Makes one move of somebody who tries a bot: they write one message at a time, so none is waited for behind it. */
export function performAlone(simulation: Simulation, move: SimulationMove): void {
  perform(simulation, move);
  const { waiting } = simulation.state;
  if (waiting?.until && isGathering(waiting)) simulation.advance(waiting.until - simulation.scene.now);
}

type Words = SimulationMove & { kind: 'customer' };

function messageOf(
  { type, text, file_name, quotes, option_id }: Words,
  log: readonly SimulationLine[],
): Partial<CustomerMessage> {
  const quoted = quotes === null ? undefined : saidIn(log)[quotes];
  return {
    type,
    text,
    file_name,
    media_url: files.has(type) ? `https://exemplo.com.br/${encodeURIComponent(file_name ?? type)}` : null,
    ...(quoted && { quoted: quoted.text, quoted_effect: quoted.effect }),
    ...(option_id !== undefined && { option_id }),
  };
}

function saidIn(log: readonly SimulationLine[]): SimulationLine[] {
  return log.filter(({ by }) => by === 'bot');
}

/** What has an address, which is made up here: a test keeps no files. */
const files = new Set(['image', 'audio', 'video', 'document', 'sticker']);
