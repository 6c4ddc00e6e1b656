/** How far a message got, by name; `messageStatus` is one of these numbers. */
export const messageStatuses = {
  failed: 0,
  pending: 1,
  accepted: 2,
  delivered: 3,
  read: 4,
  played: 5,
} as const;
