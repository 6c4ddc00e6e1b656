import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { customMedia } from './custom-media.ts';
import { leanContract } from './lean-contract.ts';
import { releaseNotes } from './release-notes.ts';

const server = 'http://127.0.0.1:3000';

/** Calls go to the server; an address that a person opens, such as the screen /api, is the app's. */
const calls = {
  target: server,
  bypass: ({ method, headers }: { method?: string; headers: { accept?: string } }) =>
    method === 'GET' && headers.accept?.includes('text/html') ? '/index.html' : undefined,
};

/** What the pages before signing in are made of. */
const entrance = { name: 'entrance', test: /team\/components\/sign-in-page/ };

/** Small modules that nearly every screen needs travel together; what fewer share would be loaded where it is not needed. */
const common = { name: 'common', minShareCount: 32, maxModuleSize: 3000 };

/** Data of the contract that only flows need: as a part of `common` every screen would load it. */
const flowNodes = { name: 'flow-nodes', test: /contract\/src\/flows\/node-defaults/, priority: 1 };

/** What surrounds every screen after signing in. */
const frame = {
  name: 'frame',
  test: /app\/(socket|own-user-refresh|shell\/(backgrounds|top-bar|live-banner|drawer\/drawer|palette\/palette-keys))\.tsx/,
};

/** The smallest parts of lists, which most screens show, and what would make them load `common`. */
const rows = {
  name: 'rows',
  test: /ui\/(feedback\/(skeleton-rows|empty-state)|form\/search-field)|brazil\/src\/format-phone|contacts\/(contact-name\.ts|tags\/tag-chips)|to-int/,
};

const icons = { name: 'icons', test: /tabler/, minShareCount: 6 };

/** A module belongs to the first group that takes it, with all it imports. Fewer files open a screen sooner. */
const groups = [flowNodes, entrance, rows, common, frame, icons];

export default defineConfig({
  plugins: [customMedia(), leanContract(), releaseNotes(), react()],
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
