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
/** What else fails so often although the database is there will not pass either. */
const maxOtherFailures = 20;

/** Normal mode. After a failure, one item at a time until the backlog is empty. */
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
      // What came in between says nothing about the suspect.
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

/** The database refuses the content, or we stumble over it. */
function isContentFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return contentFault.test(code);
}
