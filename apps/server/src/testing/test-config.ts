import { readConfig, type Config } from '../platform/config/config.ts';

/** Settings of a test's server: any free port, simulator on, no demo workspace, quiet log. */
export function testConfig(overrides: Partial<Config> & { dataDir: string }): Config {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DEMO: 'off',
    EMAIL_PROOF: 'off',
    SIGN_UPS_PER_HOUR: '1000',
    SUPPORT_EMAIL: 'suporte@teste.prosa',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // Tests call faster, and open more windows, than any person.
    CALLS_PER_SECOND: '100000',
    SOCKETS_PER_PERSON: '1000',
    // Nobody answers there; tests of the Cloud API start a server of their own.
    GRAPH_BASE_URL: 'http://127.0.0.1:9',
    SECRET_KEY: 'only-for-tests-0123456789-abcdefghij',
  });
  return { ...config, ...overrides };
}
