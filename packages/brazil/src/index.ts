export { areaCodes, bigCityAreaCodes } from './area-codes.ts';
export { isCep } from './cep.ts';
export { isCnpj, isCpf } from './cpf-cnpj.ts';
export { nationalHolidays, type Holiday } from './holidays.ts';
export { formatPhone, maskPhone } from './format-phone.ts';
export { canonicalPhone, phoneVariants } from './ninth-digit.ts';
export { phoneFault, type PhoneFault } from './phone-fault.ts';
export { countryCode, phoneDigits, toInternational, withoutCountryCode } from './phone.ts';
