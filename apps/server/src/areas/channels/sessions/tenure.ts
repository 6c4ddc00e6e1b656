/** Who owns which channel. */
export interface Ownership {
  account_id: string;
  id: string;
  epoch: number;
}

/** An ownership that ends with the lock of this process. */
export interface Tenure extends Ownership {
  /** Resolves to whether nobody else can have taken over yet. */
  isHeld(): Promise<boolean>;
}
