import { expect, it } from 'vitest';
import { AppError } from '../../../platform/http/app-error.ts';
import { requireGoodPassword } from './rules.ts';

const own = {
  name: 'João Batista Sá',
  email: 'jb.moveis@gmail.com',
  company: 'Jabuticaba Móveis Ltda',
  phone: '5541988110022',
};

/** Returns the code of the refusal, or null. */
async function refusal(password: string): Promise<string | null> {
  try {
    await requireGoodPassword(password, { passwordMin: 6, own });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

it.each([
  ['12345', 'password_too_short'],
  ['123456', 'password_too_common'],
  ['SENHA123', 'password_too_common'],
  ['mudar@123', 'password_too_common'],
  ['Corinthians', 'password_too_common'],
  ['flamengo2024!', 'password_too_common'],
  ['CORAÇÃO', 'password_too_common'],
  ['2024cachoeira', 'password_too_common'],
  ['aaaaaaaaaa', 'password_too_common'],
  ['1qaz2wsx', 'password_too_common'],
  ['joao2024', 'password_is_own_data'],
  ['João#Batista', 'password_is_own_data'],
  ['jabuticaba!', 'password_is_own_data'],
  ['moveis-girassol', 'password_is_own_data'],
  ['jb.moveis@gmail.com', 'password_is_own_data'],
  ['988110022', 'password_is_own_data'],
  ['(41) 98811-0022', 'password_is_own_data'],
  ['prosa123', 'password_is_own_data'],
  ['529.982.247-25', 'password_is_own_data'],
  ['11222333000181', 'password_is_own_data'],
])('the password %s is refused: %s', async (password, code) => {
  expect(await refusal(password)).toBe(code);
});

it.each([
  'cavalo certo bateria',
  'x7-Kdp2q',
  'segredo-de-teste',
  'joao come pastel de feira',
  'Tr0vão&chuva',
])('the password %s is accepted', async (password) => {
  expect(await refusal(password)).toBeNull();
});
