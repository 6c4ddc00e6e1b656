import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'q7Zr2-nVx93Lk_0aTbWc81mYpEs5uGdH',
  PUBLIC_URL: 'https://mesa.empresa.com.br',
};

/** Why the settings are refused; fails when they are taken. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('these settings were taken');
}

describe('the settings', () => {
  it('need none of them in development: everything runs in one process, with simulator and demo', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      simulator: true,
      demo: true,
      processes: new Set(['web', 'worker', 'sessions']),
    });
  });

  it('are taken in production without simulator and demo', () => {
    expect(readConfig(production)).toMatchObject({ production: true, simulator: false, demo: false });
  });

  it.each([
    ['PORT', 'abc', /^PORT: Entrada inválida: esperava um número/m],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL: .*inválido/m],
    ['PROCESSES', 'web,nada', /^PROCESSES\.1: .*"web"\|"worker"\|"sessions"/m],
    ['SECRET_KEY', 'curta', /^SECRET_KEY: .*32/m],
    ['OUTBOUND_ALLOW', 'http://x', /^OUTBOUND_ALLOW\.0: /m],
  ])('say in Portuguese that %s=%s is wrong', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toMatch(sentence);
    expect(refusal({ [name]: value })).not.toMatch(/invalid|expected|received/i);
  });

  it.each([
    ['no secret', { SECRET_KEY: '' }, 'SECRET_KEY: obrigatória'],
    ['a secret one can guess', { SECRET_KEY: 'ab'.repeat(20) }, 'SECRET_KEY: repetitiva'],
    ['no address', { PUBLIC_URL: '' }, 'PUBLIC_URL: obrigatória'],
    ['the simulator', { SIMULATOR: 'on' }, 'SIMULATOR: '],
    ['the demo logins', { DEMO: 'on' }, 'DEMO: '],
  ])('are refused in production with %s', (_what, change, sentence) => {
    expect(refusal({ ...production, ...change })).toContain(sentence);
  });
});
