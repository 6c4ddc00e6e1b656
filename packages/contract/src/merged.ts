type Merged<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Returns the parts as one object, typed as all of them together. */
export function merged<Part extends object>(parts: readonly Part[]): Merged<Part> {
  return Object.assign({}, ...parts) as Merged<Part>;
}
