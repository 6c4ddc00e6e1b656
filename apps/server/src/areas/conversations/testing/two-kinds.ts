import { addCloudNumber, connectCloudNumber } from '../../../testing/cloud-number.ts';
import { cloudTest } from '../../../testing/cloud-test.ts';

/** Runs a test with the talk of a company that also has a number of the Cloud API, connected to a fake Graph. */
export const twoKindsTest = cloudTest.extend('cloud', { scope: 'file' }, async ({ server, graph, talk }) => {
  const number = await addCloudNumber({ url: server.url, graph }, talk.company);
  await connectCloudNumber(number);
  return number;
});
