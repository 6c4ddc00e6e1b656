import { bigCityAreaCodes } from '@prosa/brazil';
import type { SimulatedCustomer } from '@prosa/contract';
import { between, pick, type Random } from '../random.ts';

const firstNames = [
  'Ana',
  'Beatriz',
  'Bruno',
  'Camila',
  'Carlos Eduardo',
  'Daniela',
  'Eduardo',
  'Fernanda',
  'Gabriel',
  'Helena',
  'Igor',
  'Juliana',
  'Larissa',
  'Lucas',
  'Marcelo',
  'Mariana',
  'Otávio',
  'Patrícia',
  'Rafael',
  'Renata',
  'Sérgio',
  'Tatiane',
  'Vinícius',
  'Wesley',
] as const;

const lastNames = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Carvalho',
  'Farias',
  'Ferreira',
  'Gonçalves',
  'Lima',
  'Martins',
  'Moreira',
  'Nascimento',
  'Oliveira',
  'Pereira',
  'Ribeiro',
  'Rocha',
  'Santos',
  'Teixeira',
  'Vieira',
] as const;

/** Returns a believable Brazilian customer with a mobile number: 55, area code, 9 and eight digits. */
export function inventCustomer(random: Random): SimulatedCustomer & { name: string } {
  const name = `${pick(firstNames, random)} ${pick(lastNames, random)}`;
  const number = between(60_000_000, 99_999_999, random);
  return { name, phone: `55${pick(bigCityAreaCodes, random)}9${number}` };
}
