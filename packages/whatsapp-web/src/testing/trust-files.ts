import { trustMediaEverywhere, type FakeWhatsAppWeb } from '@prosa/fakes';
import { onTestFinished } from 'vitest';

/** Lets this process fetch and upload files at the fake server until the test ends. */
export async function trustFiles({ certificate }: Pick<FakeWhatsAppWeb, 'certificate'>): Promise<void> {
  onTestFinished(await trustMediaEverywhere(certificate));
}
