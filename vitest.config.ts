import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/lib/long-first.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/src/testing/component-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'stories',
          environment: 'node',
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          include: ['apps/e2e/**/*.story.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
