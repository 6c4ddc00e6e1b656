export * from './driver.ts';
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
export { realWait, type Clock, type Wait } from './simulator/timing.ts';
export { jidOf, phoneKey, phoneOf, type RandomBytes } from './simulator/phone.ts';
