import type * as BaileysModule from 'baileys';
import { filterConsole } from './console-filter.ts';

/** Everything that Baileys exports. */
export type Baileys = typeof BaileysModule;

let loading: Promise<Baileys> | null = null;

/**
 * Loads Baileys, with the console filter in place before any of its code runs. This is the only place that imports
 * it: other files take it as a parameter, so that loading `@prosa/whatsapp-web` loads nothing of it.
 */
export function loadBaileys(): Promise<Baileys> {
  loading ??= filterAndImport();
  return loading;
}

function filterAndImport(): Promise<Baileys> {
  filterConsole(console);
  return import('baileys');
}
