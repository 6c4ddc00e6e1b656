export { startFakeGraph, type FakeGraph } from './graph/start-fake-graph.ts';
export { startFakeGuru, type FakeGuru } from './guru/start-fake-guru.ts';
export * from './whatsapp-web/index.ts';
