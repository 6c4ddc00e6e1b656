/** What one run may do before it is taken for a loop (ARCHITECTURE.md, flows). */
export const limits = {
  /** Nodes entered for one event. */
  visitsPerEvent: 100,
  /** Times the same node is entered in one run. */
  visitsPerNode: 25,
  /** Messages sent for one event. */
  messagesPerEvent: 20,
  /** Characters of a filled template. */
  templateLength: 10_000,
  /** Characters under a file. */
  captionLength: 1024,
  /** Flows called from flows. */
  depth: 5,
  /** Messages kept while the run is busy. */
  keptMessages: 20,
  /** Items of a list that comes from outside. */
  listLength: 500,
} as const;
