/** Why a request was not made or not answered; the same words whatever is at the far end. */
export class OutboundProblem extends Error {
  /** Trying again would change nothing. */
  readonly final: boolean;

  constructor(message: string, { final }: { final: boolean }) {
    super(message);
    this.final = final;
  }
}
