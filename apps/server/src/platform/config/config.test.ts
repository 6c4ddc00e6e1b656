import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'q7Zr2-nVx93Lk_0aTbWc81mYpEs5uGdH',
  PUBLIC_URL: 'https://mesa.empresa.com.br',
};

/** Returns why the settings are refused; fails when they are accepted. */
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
  it('need no environment in development: everything runs in one process, with simulator and demo', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      simulator: true,
      demo: true,
      processes: new Set(['web', 'worker', 'sessions']),
    });
  });

  it('are accepted in production without simulator and demo', () => {
    expect(readConfig(production)).toMatchObject({ production: true, simulator: false, demo: false });
  });

  it.each([
    ['PORT', 'abc', /^PORT: Entrada inválida: esperava um número/m],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL: .*inválido/m],
    ['DATABASE_TENANT_URL', 'postgres://x/y', /^DATABASE_TENANT_URL: só vale junto com DATABASE_URL/m],
    ['DATABASE_DIRECT_URL', 'postgres://x/y', /^DATABASE_DIRECT_URL: só vale junto com DATABASE_URL/m],
    ['PROCESSES', 'web,nada', /^PROCESSES\.1: .*"web"\|"worker"\|"sessions"/m],
    ['SECRET_KEY', 'curta', /^SECRET_KEY: .*32/m],
    ['SECRET_KEY', `${'k'.repeat(40)},`, /^SECRET_KEY: .*vírgula/m],
    ['EARLIER_SECRET_KEYS', `${'k'.repeat(40)},curta`, /^EARLIER_SECRET_KEYS.*32/m],
    ['OUTBOUND_ALLOW', 'http://x', /^OUTBOUND_ALLOW\.0: /m],
  ])('say in Portuguese that %s=%s is wrong', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toMatch(sentence);
    expect(refusal({ [name]: value })).not.toMatch(/invalid|expected|received/i);
  });

  it.each(['on', '0', '11', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8,', 'proxy.local'])(
    'say what TRUST_PROXY takes instead of %s',
    (value) => {
      expect(refusal({ TRUST_PROXY: value })).toMatch(/^TRUST_PROXY: escreva quantos proxies/m);
    },
  );

  it.each([
    ['off', false],
    ['1', 1],
    ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
  ])('trust the proxies of TRUST_PROXY=%s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  it.each([
    ['no secret', { SECRET_KEY: '' }, 'SECRET_KEY: obrigatória'],
    ['a secret one can guess', { SECRET_KEY: 'ab'.repeat(20) }, 'SECRET_KEY: repetitiva'],
    [
      'a secret of a sample',
      { SECRET_KEY: 'CHANGEME-q7Zr2-nVx93Lk_0aTbWc81mYpEs5uGdH' },
      'SECRET_KEY: parece',
    ],
    ['the secret of the tests', { SECRET_KEY: 'only-for-tests-0123456789-abcdefghij' }, 'SECRET_KEY: parece'],
    ['a secret in two halves', { SECRET_KEY: 'q7Zr2nVx93LkaTbW'.repeat(2) }, 'SECRET_KEY: repetitiva'],
    ['the alphabet', { SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'SECRET_KEY: segue'],
    [
      'an open address',
      { PUBLIC_URL: 'http://mesa.empresa.com.br' },
      'PUBLIC_URL: precisa começar com https',
    ],
    ['a name like loopback', { PUBLIC_URL: 'http://127.0.0.1.nip.io' }, 'PUBLIC_URL: precisa começar'],
    ['no address', { PUBLIC_URL: '' }, 'PUBLIC_URL: obrigatória'],
    ['sign-ups that prove nothing', { EMAIL_PROOF: 'off' }, 'EMAIL_PROOF: '],
    ['the simulator', { SIMULATOR: 'on' }, 'SIMULATOR: '],
    ['the demo logins', { DEMO: 'on' }, 'DEMO: '],
  ])('are refused in production with %s', (_what, change, sentence) => {
    expect(refusal({ ...production, ...change })).toContain(sentence);
  });

  it('accept any random secret, in every notation, and an address on this machine', () => {
    for (const notation of ['hex', 'base64', 'base64url'] as const) {
      for (let round = 0; round < 500; round += 1) {
        const SECRET_KEY = randomBytes(24).toString(notation);
        expect(readConfig({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY);
      }
    }
    const PUBLIC_URL = 'http://127.0.0.1:3000';
    expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });
});
