import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from '../../platform/http/app-error.ts';

/**
 * Returns a person's own phone as digits of E.164 without '+'. A phone typed without a country is Brazilian; empty
 * stays empty. Throws 'Número de telefone inválido.'.
 */
export function readOwnPhone(typed: string): string {
  if (!typed.trim()) return '';
  const phone = parsePhoneNumberFromString(typed, 'BR');
  if (!phone?.isValid()) throw new AppError('phone_invalid');
  return phone.number.slice(1);
}
