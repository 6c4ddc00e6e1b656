import { afterEach, expect, it } from 'vitest';
import { callSimulator } from '../testing/call-simulator.ts';
import { openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { checkHistory } from '../testing/traffic/history.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import { seededRandom, type Random } from '../testing/random.ts';
import {
  readOutcome,
  startTraffic,
  untilSettled,
  type Setting,
  type Traffic,
} from '../testing/traffic/traffic.ts';

const amount = { customers: 40, inboundEach: 50, outbound: 500 };
const told = { inbound: 2000, outbound: 500 };
const kills = 7;

let desk: Desk;
afterEach(() => desk.place.dispose());

/** Makes the answers of some of the next sends get lost although the network takes the message. */
const loseAnswers = ({ url, channel }: Setting, count: number) =>
  eventually(
    () => callSimulator(url(), 'fault', { channel: channel._id, kind: 'send-timeout', count }),
    60_000,
  );

interface Storm {
  setting: Setting;
  traffic: Traffic;
  random: Random;
  restart(): Promise<void>;
}

/** Kills the server once in each of equal parts of the traffic, at a random moment of the part. */
async function rage({ setting, traffic, random, restart }: Storm): Promise<number[]> {
  const part = Math.floor((told.inbound + told.outbound) / (kills + 1));
  const moments: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await loseAnswers(setting, random.between(1, 4));
    const moment = kill * part + random.between(Math.floor(part / 3), part);
    await eventually(() => traffic.progress() >= moment, 120_000);
    moments.push(traffic.progress());
    await restart();
  }
  return moments;
}

it('the server keeps every message once and in order when it is killed in the middle, again and again', async () => {
  const random = seededRandom('kill storm');
  desk = await openDesk();
  const { setting, restart } = desk;
  const traffic = startTraffic(setting, amount);
  const [moments] = await Promise.all([rage({ setting, traffic, random, restart }), traffic.done]);
  await untilSettled(setting, traffic.exchanges);
  const verdict = checkHistory(traffic.exchanges, await readOutcome(setting));
  const network = await readNetwork(setting.dataDir, setting.channel._id);
  process.stdout.write(
    `kill storm: killed at ${moments.join(', ')} of 2500; ${network.answersLost} answers lost\n`,
  );
  expect(verdict, `TEST_SEED=${random.seed}`).toEqual({ faults: [], ...told });
  expect(moments.every((moment) => moment < 2500)).toBe(true);
  expect(network.answersLost).toBeGreaterThan(0);
  expect(network.connections).toBeGreaterThan(kills / 2);
}, 400_000);

it('the same traffic gives the same counts without a kill (control)', async () => {
  desk = await openDesk();
  const { setting } = desk;
  const traffic = startTraffic(setting, amount);
  await traffic.done;
  await untilSettled(setting, traffic.exchanges);
  expect(checkHistory(traffic.exchanges, await readOutcome(setting))).toEqual({ faults: [], ...told });
  const network = await readNetwork(setting.dataDir, setting.channel._id);
  expect(network).toMatchObject({ answersLost: 0, connections: 1 });
  expect(network.sends.size).toBe(told.outbound);
}, 300_000);
