import { expect, it, vi } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { announce } from './announce.ts';

/** Returns what a person who starts the server with these settings reads. */
function announced(env: Record<string, string>): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  announce({ config: readConfig(env), url: 'http://127.0.0.1:3000' });
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return said;
}

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'q7Zr2-nVx93Lk_0aTbWc81mYpEs5uGdH',
  PUBLIC_URL: 'https://mesa.empresa.com.br',
};

it('in production without SMTP the start says once and loudly that no mail leaves, and what to set', () => {
  expect(announced(production).match(/ATENÇÃO: SMTP_URL não está definida/g)).toHaveLength(1);
  expect(announced({ ...production, SMTP_URL: 'smtps://u:s@smtp.empresa.com.br' })).not.toContain('ATENÇÃO');
  expect(announced({})).not.toContain('ATENÇÃO');
});
