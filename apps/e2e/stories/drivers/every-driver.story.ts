import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officialDriver } from '../../src/drivers/official-number.ts';
import { openScene } from '../../src/drivers/open-scene.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { pairWebNumber } from '../../../server/src/testing/web-phones.ts';
import { nextPhone, type Networks, type Scene } from '../../src/drivers/played-number.ts';
import { simulatedDriver } from '../../src/drivers/simulated-number.ts';
import { startNetworks } from '../../src/drivers/start-networks.ts';
import { botSteps } from '../../src/drivers/steps/bot-steps.ts';
import { connectionSteps } from '../../src/drivers/steps/connection-steps.ts';
import { fileSteps } from '../../src/drivers/steps/file-steps.ts';
import { talkSteps } from '../../src/drivers/steps/talk-steps.ts';
import { templateSteps } from '../../src/drivers/steps/template-steps.ts';
import { webDriver } from '../../src/drivers/web-number.ts';
import type { Stage } from '../../src/stage.ts';
import { see } from '../../src/see.ts';
import { complaintsOf } from '../../src/watch.ts';

const drivers = [simulatedDriver, webDriver, officialDriver];
const steps = [...talkSteps, ...fileSteps, ...botSteps, ...templateSteps, ...connectionSteps];

let networks: Networks;
let stage: Stage;
let stop: () => Promise<void>;
/** The owner of a number over a connection from which nothing comes any more, which takes half a minute to notice. */
let silent: TestPerson;

async function pairSilentNumber(): Promise<TestPerson> {
  const company = await stage.server.createCompany();
  const { handset } = await pairWebNumber(company, networks.web.phones.add(nextPhone()));
  handset.mute();
  return company.owner;
}

beforeAll(async () => {
  ({ networks, stage, stop } = await startNetworks());
  silent = await pairSilentNumber();
});
afterAll(() => stop());

describe.each(drivers)('a number of the kind “$kind”', (driver) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene(stage, networks, driver);
  });
  afterAll(() => scene.end());

  test.each(steps)('$name', async ({ play }) => {
    await play(scene);
    expect(complaintsOf(scene.numbers)).toEqual([]);
    expect(complaintsOf(scene.desk.page)).toEqual([]);
  });
});

test('a connection from which nothing comes any more is noticed and made again, with the cause in its log', async () => {
  const page = await stage.open(silent, '/chips');
  await page.getByRole('button', { name: /^Histórico da conexão/ }).click();
  const log = page.getByRole('dialog', { name: /^Conexão de/ });
  await see(log.getByText('O WhatsApp parou de responder (código 408). Tentando de novo…'));
  await see(page.getByRole('article').getByText('Conectado', { exact: true }));
  expect(complaintsOf(page)).toEqual([]);
});
