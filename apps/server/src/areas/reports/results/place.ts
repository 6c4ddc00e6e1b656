/** Where a list was read to: the moment and the id of its last row. */
export interface Place {
  at: string;
  id: string;
}

/** Returns where to read on as text. */
export function writePlace({ at, id }: { at: Date; id: string }): string {
  return `${at.toISOString()}~${id}`;
}

/** Reads where to read on; what was not written by `writePlace` is the beginning. */
export function readPlace(text: string | null): Place | null {
  const [at = '', id = ''] = text?.split('~') ?? [];
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) || moment.toISOString() !== at || id === '' ? null : { at, id };
}
