import { isPassingFault } from '../../../platform/db/queryable.ts';

/** How carefully a company's news are taken, and which of them keeps failing. */
export interface Care {
  /** A round begins; true where it is to take one thing alone. */
  begin(): boolean;
  /** That one thing. */
  taking(thing: string | null): void;
  /** The round went well; `more` is false once no news are left. */
  done(more: boolean): void;
  /** The round failed. Answers what is to be set aside, once that is the only way on. */
  failed(error: unknown): string | null;
}

/** Where the content is at fault, trying again does not help; once more than a few times is for safety. */
const mostOfContent = 3;
/** What else fails so often although the database is there will not pass either. */
const mostOfOther = 20;

/** Carefree; from the first failure on, one thing at a time until no news are left. */
export function createCare(): Care {
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
      return failures >= (content ? mostOfContent : mostOfOther) ? suspect : null;
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
