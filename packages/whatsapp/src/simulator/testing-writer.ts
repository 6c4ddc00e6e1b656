/** Writes customer messages to the network in argv[2] until it is killed; prints the id of each one accepted. */
import { randomBytes } from 'node:crypto';
import { openSimulatedNetwork } from './network.ts';
import { createSimulatorSeam } from './seam.ts';

const network = openSimulatedNetwork({ data_dir: process.argv[2] ?? '' });
const seam = createSimulatorSeam({ network, clock: { now: () => new Date() }, random: randomBytes });

async function write(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const platform_message_id = `w${writer}-${count}`;
    await seam['send']?.handle({
      channel: 'chip',
      phone: '5541988887777',
      message: 'oi',
      platform_message_id,
    });
    process.stdout.write(`${platform_message_id}\n`);
  }
}

await Promise.all([1, 2, 3, 4].map(write));
