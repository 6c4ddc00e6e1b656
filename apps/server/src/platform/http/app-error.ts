import { errorCatalogue, errorText, type ErrorCode } from '@prosa/contract';

/** An error with a code of the contract; the edge turns it into a status and a sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;

  constructor(code: ErrorCode, params: Record<string, string | number> = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  get text(): string {
    return errorText(this.code, this.params);
  }
}

/** Returns the row, or throws the same 404 whether it is unknown or another company's. */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new AppError('not_found');
  return row;
}
