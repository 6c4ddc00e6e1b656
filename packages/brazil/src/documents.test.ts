import { expect, test } from 'vitest';
import { isCep } from './cep.ts';
import { isCnpj, isCpf } from './cpf-cnpj.ts';

test.each([
  ['52998224725', true],
  ['52998224724', false],
  ['11111111111', false],
  ['529.982.247-25', false],
  ['5299822472', false],
])('%s is a CPF: %s', (digits, isOne) => expect(isCpf(digits)).toBe(isOne));

test.each([
  ['11222333000181', true],
  ['12ABC34501DE35', true],
  ['11222333000182', false],
  ['00000000000000', false],
  ['12abc34501de35', false],
])('%s is a CNPJ: %s', (characters, isOne) => expect(isCnpj(characters)).toBe(isOne));

test.each([
  ['01310100', true],
  ['00999999', false],
  ['0131010', false],
])('%s is a CEP: %s', (digits, isOne) => expect(isCep(digits)).toBe(isOne));
