/** A seam call that cannot be done; `message` is a sentence for people in pt-BR. */
export class SimulatorError extends Error {
  readonly status: 400 | 404 | 409;
  constructor(status: 400 | 404 | 409, message: string) {
    super(message);
    this.name = 'SimulatorError';
    this.status = status;
  }
}
