import { readFile } from 'node:fs/promises';
import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sampleFiles, samplePicture } from '../../../../server/src/testing/sample-files.ts';
import { giveFile } from '../../give-file.ts';
import { see } from '../../see.ts';
import type { Scene } from '../played-number.ts';
import type { Step } from './step.ts';
import { receivedBy } from './talk-steps.ts';

const jpeg = 'image/jpeg';

/** Files go both ways, and arrive whole. */
export const fileSteps: Step[] = [
  { name: 'brings files that can be seen and downloaded', play: receive },
  { name: 'sends a picture with its caption', play: send },
];

async function receive({ desk, customer }: Scene): Promise<void> {
  await customer.sendFile({ name: 'foto.jpg', mime: jpeg, bytes: await samplePicture('jpeg', 400, 300) });
  await see(desk.thread.getByRole('button', { name: /^Abrir imagem/ }).locator('img'));
  await customer.sendFile({ name: 'nota.pdf', mime: 'application/pdf', bytes: sampleFiles.pdf });
  const link = desk.bubble('nota.pdf').getByRole('link', { name: /nota\.pdf/ });
  const [download] = await Promise.all([desk.page.waitForEvent('download'), link.click()]);
  expect(sampleFiles.pdf.equals(await readFile(await download.path()))).toBe(true);
}

async function send({ desk, customer, company: { owner }, networks }: Scene): Promise<void> {
  const bytes = await samplePicture('jpeg', 320, 240);
  await giveFile(desk.page, 'paste', { mime: jpeg, bytes, name: 'vitrine.jpg' });
  await desk.page.getByLabel('Legenda de vitrine.jpg').fill('A vitrine nova');
  await desk.page.keyboard.press('Enter');
  const received = await receivedBy(customer, 'A vitrine nova');
  const [conversation] = (await owner.call(calls.getDeskConversations, {})).data;
  const { data } = await owner.call(calls.getMessages, { conversation_id: conversation?._id ?? '' });
  const address = data.find(({ message }) => message === 'A vitrine nova')?.media_url ?? '';
  const kept = await fetch(new URL(address, networks.url));
  expect((await received.file()).equals(Buffer.from(await kept.arrayBuffer()))).toBe(true);
}
