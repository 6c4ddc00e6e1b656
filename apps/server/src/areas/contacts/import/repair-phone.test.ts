import { describe, expect, it } from 'vitest';
import { repairPhone } from './repair-phone.ts';

describe('repairPhone', () => {
  it.each([
    ['5541987654321', '5541987654321'],
    [5541987654321, '5541987654321'],
    ['41987654321', '5541987654321'],
    [4187654321, '5541987654321'],
    ['041 98765-4321', '5541987654321'],
    ['0 15 41 98765-4321', '5541987654321'],
    ['+55 (41) 3333-4444', '554133334444'],
    ['554187654321', '5541987654321'],
    ['55987654321', '5555987654321'],
    ['5,541987654321E+12', '5541987654321'],
    ['41987654321.0', '5541987654321'],
    ["'41987654321", '5541987654321'],
    ['0055 41 98765-4321', '5541987654321'],
    ['+351 912 345 678', '351912345678'],
  ])('reads %j as %s', (cell, phone) => {
    expect(repairPhone(cell)).toMatchObject({ phone });
  });

  it.each([
    ['5,51E+12', 'perdeu os outros dígitos'],
    ['5.54199E+12', 'perdeu os outros dígitos'],
    [5510000000000, 'perdeu os outros dígitos'],
    ['5510000000000', 'perdeu os outros dígitos'],
    ['987654321', 'Falta o DDD'],
    ['1234', 'curto demais'],
    ['', 'Sem telefone'],
    ['a combinar', 'não é um telefone'],
    ['20987654321', 'O DDD 20 não existe'],
    ['41587654321', 'começa por 9'],
    ['4198765432199', 'longo demais'],
    [41.5, 'não é um telefone'],
  ])('refuses %j because it is %s', (cell, why) => {
    const read = repairPhone(cell);
    expect('problem' in read && read.problem).toContain(why);
  });
});
