import type { ReadAnswer } from './answer.ts';

/** A place on the map, as "latitude,longitude": a shared location, a map's address, or the two numbers. */
export const readLocation: ReadAnswer = ({ text }) => {
  const found = /(-?\d{1,2}(?:\.\d{1,15})?)\s{0,2}(?:,|%2C)\s{0,2}(-?\d{1,3}(?:\.\d{1,15})?)(?![\d.])/i.exec(
    text.slice(0, 1000),
  );
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  const isPrecise = found[1]?.includes('.') && found[2]?.includes('.');
  return isPrecise && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? `${String(latitude)},${String(longitude)}`
    : undefined;
};
