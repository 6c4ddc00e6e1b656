export * from './driver.ts';
export * from './messages.ts';
export * from './owner-parts.ts';
export * from './refusals.ts';
export { eventsWith } from './events-with.ts';
export { withSharedStorage } from './shared-storage.ts';
export { fitChoices } from './fit-choices.ts';
export { webCapabilities } from './web-capabilities.ts';
export {
  createSimulatorDriver,
  simulatorCapabilities,
  type SimulatedDriver,
  type SimulatorDriverOptions,
} from './simulator/simulator-driver.ts';
export { openSimulatedNetwork, type SimulatedNetwork } from './simulator/network.ts';
export { createSimulatorSeam, type SeamCall } from './simulator/seam.ts';
export type { SeamOptions } from './simulator/seam-writes.ts';
export { SimulatorError } from './simulator/simulator-error.ts';
export { realWait, type Clock, type Wait } from './timing.ts';
export { jidOf, phoneKey, phoneOf, type RandomBytes } from './simulator/phone.ts';
export { cloudCapabilities } from './cloud/capabilities.ts';
export { createCloudDriver, type CloudDriverOptions } from './cloud/cloud-driver.ts';
export { cloudKeysShape, readKeys, type CloudKeys } from './cloud/keys.ts';
export { isSigned } from './cloud/webhook/signature.ts';
export { routeBody, type AccountPart, type NumberPart, type RoutedBody } from './cloud/webhook/route-body.ts';
export { testKeys, type KeysProblem } from './cloud/test-keys.ts';
export { graphDefaults, type GraphSettings } from './cloud/graph-client.ts';
export { listTemplates, type CloudTemplate } from './cloud/list-templates.ts';
export { GraphRefusal } from './cloud/graph-client.ts';
