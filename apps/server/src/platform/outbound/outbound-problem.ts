/** Why a request was not made or not answered; worded the same whatever is at the other end. */
export class OutboundProblem extends Error {
  /** Whether trying again would change nothing. */
  readonly final: boolean;

  constructor(message: string, { final }: { final: boolean }) {
    super(message);
    this.final = final;
  }
}
