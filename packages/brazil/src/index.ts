export { areaCodes, bigCityAreaCodes } from './area-codes.ts';
export { isCep } from './cep.ts';
export { isCnpj, isCpf } from './cpf-cnpj.ts';
export { nationalHolidays, type Holiday } from './holidays.ts';
export { formatPhone, maskPhone } from './format-phone.ts';
export {
  canonicalPhone,
  countryCode,
  phoneDigits,
  phoneFault,
  phoneVariants,
  toInternational,
  withoutCountryCode,
  type PhoneFault,
} from './phone.ts';
