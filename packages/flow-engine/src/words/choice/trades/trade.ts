/**
 * What customers say instead of what stands in the menu of a trade: the beginnings of a label, folded and parted by
 * bars, and other words for it. A trade is recognised by two of its labels, so that "família" is a field of law and no
 * size of a pizza.
 */
export type Trade = Readonly<Record<string, string>>;

/** Insurers, as patients name them. */
export const insurers = 'unimed, bradesco saúde, amil, hapvida, sulamerica, cassi';
