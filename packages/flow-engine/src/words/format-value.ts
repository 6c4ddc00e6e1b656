import type { Value } from '../value.ts';

/** Formats a value for people: comma decimals, "sim", lists with commas, dates by day and month. */
export function formatValue(value: Value | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return isoDate.test(value) ? formatDate(value) : value;
  if (typeof value === 'number') return formatNumber(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  return JSON.stringify(value);
}

/** Formats an amount of money: "R$ 1.234,50". */
export function formatMoney(value: number): string {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.');
  const sign = value < 0 && Number(whole) + Number(cents) > 0 ? '-' : '';
  return `${sign}R$ ${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${cents}`;
}

/** Formats a value for machines, in an address or a request. */
export function plainValue(value: Value | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? formatNumber(value) : JSON.stringify(value);
}

/** Without the dust of binary fractions (0.1 + 0.2). */
function formatNumber(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(12))) : '';
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

function formatDate(iso: string): string {
  const [date = '', time] = iso.split('T');
  const day = date.split('-').toReversed().join('/');
  return time === undefined ? day : `${day} ${time}`;
}
