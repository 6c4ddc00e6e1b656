import { isPassingFault } from '../../../../platform/db/queryable.ts';

/** Decides whether a company's news are processed one at a time, and finds the item that keeps failing. */
export interface PoisonGuard {
  /** Called when a round begins; returns true where it is to process one item alone. */
  begin(): boolean;
  /** Called with the name of that one item. */
  taking(thing: string | null): void;
  /** Called when the round went well; `more` is false once the backlog is empty. */
  done(more: boolean): void;
  /** Called when the round failed; returns the item to be set aside, or null while trying again may help. */
  failed(error: unknown): string | null;
}

/** Where the content is at fault, trying again does not help; a few tries are for safety. */
const maxContentFailures = 3;
/** Any other failure that repeats so often while the database is up will not pass either. */
const maxOtherFailures = 20;

/** Creates a guard in normal mode. After a failure it has one item processed at a time until the backlog is empty. */
export function createPoisonGuard(): PoisonGuard {
  let careful = false;
  let current: string | null = null;
  let suspect: string | null = null;
  let failures = 0;
  const forget = () => {
    suspect = null;
    failures = 0;
  };
  return {
    begin() {
      current = null;
      return careful;
    },
    taking(thing) {
      current = thing;
    },
    done(more) {
      careful &&= more;
      // The success of another item says nothing about the suspect.
      if (current === suspect || !careful) forget();
    },
    failed(error) {
      const content = isContentFault(error);
      if (!content && isPassingFault(error)) return null;
      careful = true;
      if (current === null) return null;
      failures = current === suspect ? failures + 1 : 1;
      suspect = current;
      return failures >= (content ? maxContentFailures : maxOtherFailures) ? suspect : null;
    },
  };
}

const contentFault = /^(21|22|23|42)/;

/** Returns whether the content itself is at fault: the database refuses it, or our code cannot handle it. */
function isContentFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return contentFault.test(code);
}
