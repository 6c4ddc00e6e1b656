export { startFakeGraph, type FakeGraph } from './graph/start-fake-graph.ts';
