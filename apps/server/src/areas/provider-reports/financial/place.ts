/** The last row of the previous page of a list: its moment and its id. */
export interface Place {
  at: Date;
  ref: string;
}

/** Writes a place as the browser sends it back. */
export function writePlace({ at, ref }: Place): string {
  return `${at.toISOString()} ${ref}`;
}

/** Reads a place; one that nobody wrote means the beginning. */
export function readPlace(text: string | null): Place | null {
  const [moment = '', ref = ''] = text?.split(' ') ?? [];
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(moment) ? null : { at, ref };
}
