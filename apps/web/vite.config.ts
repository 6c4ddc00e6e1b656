import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { customMedia } from './custom-media.ts';
import { hashedColorScheme } from './hashed-color-scheme.ts';
import { leanContract } from './lean-contract.ts';
import { releaseNotes } from './release-notes.ts';

const server = 'http://127.0.0.1:3000';

/** Calls go to the server; an address that a person opens, such as the screen /api, is the app's. */
const calls = {
  target: server,
  bypass: ({ method, headers }: { method?: string; headers: { accept?: string } }) =>
    method === 'GET' && headers.accept?.includes('text/html') ? '/index.html' : undefined,
};

/** Matches the paths of modules that one of the patterns matches. */
function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** What every page loads: the app around its routes, and the parts that both the sign-in page and the desk show. */
const base = {
  name: 'base',
  test: anyOf(
    /web\/src\/app\/(app|router)\.tsx/,
    /lib\/api\/use-call/,
    /areas\/team\/components\/brand/,
    /mantine\/core\/esm\/components\/(ActionIcon|Button|Group|Input|Text|TextInput)\/\w+\.mjs/,
    /(shallow-equal|use-merged-ref|use-uncontrolled|get-auto-contrast-value|get-env)\.mjs/,
  ),
  priority: 1,
};

/** What forms tick, and /login offers too. */
const checkbox = { name: 'checkbox', test: /mantine\/core\/esm\/components\/Checkbox\// };

/** What the pages before signing in need besides. */
const entrance = { name: 'entrance', test: /team\/components\/sign-in-page/ };

/**
 * Small modules that nearly every screen needs travel together; what fewer share would be loaded where it is not needed.
 * Icons stay apart: one that the desk shows would bring all of them.
 */
const common = { name: 'common', test: /^(?!.*tabler)/, minShareCount: 32, maxModuleSize: 3000 };

/** Data of the contract that only some screens need: beside what every page loads, all would load it. */
const flowNodes = { name: 'flow-nodes', test: /contract\/src\/flows\/node-defaults/, priority: 2 };
const sendWords = { name: 'send-words', test: /contract\/src\/sending\/send-(state|words)/, priority: 2 };

/** What surrounds every screen after signing in, and small modules that nearly every one of them needs. */
const frame = {
  name: 'frame',
  test: anyOf(
    /app\/(socket|own-user-refresh)\.tsx/,
    /app\/shell\/(backgrounds|top-bar|live-banner|drawer\/drawer|palette\/palette-keys)\.tsx/,
    /ui\/theme\/use-is-phone|use-disclosure/,
    /lib\/(commands|dates|go-keys|plain-text|use-now)\.ts/,
  ),
};

/** What the desk's rows show, beside the screens that show some of it too. */
const talk = {
  name: 'talk',
  test: anyOf(
    /conversations\/api\/(desk-cache|desk-list|thread|use-desk-names)/,
    /conversations\/live\/(desk-event|patch-list|patch-thread)/,
    /conversations\/(chosen\/chosen-store|filter\/(empty-filter|more-filters-button)|selection\/use-selection)/,
    /conversations\/(message\/message-(texts|ticks)|thread\/thread-skeleton|writing\/on-screen)/,
    /contacts\/api\/offer-to-undo|ui\/loading\/lazy-dialog/,
    /components\/SegmentedControl\/SegmentedControl\.mjs/,
    /Icon(Ban|ClockHour4|FileText|FilterOff|Headset|MapPin|Microphone|Photo)\.mjs/,
    /Icon(PlugConnected|Tag|User|Video)\.mjs/,
  ),
};

/** The smallest parts of lists, which most screens show, and what would make them load `common`. */
const rows = {
  name: 'rows',
  test: anyOf(
    /ui\/(feedback\/(skeleton-rows|empty-state)|form\/search-field)/,
    /brazil\/src\/format-phone/,
    /contacts\/(contact-name\.ts|tags\/tag-chips)/,
    /to-int/,
  ),
};

const icons = { name: 'icons', test: /tabler/, minShareCount: 3 };

/** A module belongs to the first group that takes it, with all it imports. Fewer files open a screen sooner. */
const groups = [flowNodes, sendWords, base, checkbox, entrance, rows, common, frame, talk, icons];

export default defineConfig({
  plugins: [customMedia(), hashedColorScheme(), leanContract(), releaseNotes(), react()],
  build: {
    target: 'es2022',
    manifest: true,
    // The mp3 encoder, which is loaded when a recording ends.
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': calls,
      '/files': server,
      '/simulator': server,
      '/sock': { target: server, ws: true },
    },
  },
});
