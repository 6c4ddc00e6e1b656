import { expect, it } from 'vitest';
import { homePath } from './areas.ts';
import { loginAddress, wantedAddress } from './guard.ts';

const back = (address: string) => wantedAddress(new URL(address, 'http://prosa.test').searchParams);

it('the login leads back to the page the person wanted', () => {
  expect(back(loginAddress('/atendimento?conversa=1'))).toBe('/atendimento?conversa=1');
  expect(loginAddress('/')).toBe('/login');
  expect(back('/login')).toBe(homePath);
});

it.each(['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)'])(
  'the login never leads to another site: %s',
  (address) => {
    expect(back(`/login?voltar=${encodeURIComponent(address)}`)).toBe(homePath);
  },
);
