import { errorCatalogue, type ErrorCode } from './constants.ts';

/** Fills `{name}` places of a catalogue text. */
export function errorText(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return errorCatalogue[code].text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(params[name] ?? place),
  );
}
