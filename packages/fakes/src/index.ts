export { startFakeGraph, type FakeGraph } from './graph/start-fake-graph.ts';
export * from './whatsapp-web/index.ts';
