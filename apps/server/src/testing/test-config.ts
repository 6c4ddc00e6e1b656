import { readConfig, type Config } from '../platform/config/config.ts';

/** Settings of a test's server: any free port, simulator on, no demo workspace, quiet log. */
export function testConfig(overrides: Partial<Config> & { dataDir: string }): Config {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DEMO: 'off',
    SUPPORT_EMAIL: 'suporte@teste.prosa',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    SECRET_KEY: 'only-for-tests-0123456789-abcdefghij',
  });
  return { ...config, ...overrides };
}
