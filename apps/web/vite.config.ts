import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './lean-contract.ts';

const server = 'http://127.0.0.1:3000';

/** Small modules that many screens share travel together: half the requests of a first visit, for under 1 kB more. */
const common = { name: 'common', minShareCount: 8, maxModuleSize: 3000 };

export default defineConfig({
  plugins: [leanContract(), react()],
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [common] } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/media': server,
      '/simulator': server,
      '/sock': { target: server, ws: true },
    },
  },
});
