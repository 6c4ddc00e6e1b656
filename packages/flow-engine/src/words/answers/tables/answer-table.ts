/** Answers as customers write them, each with what it says; null where it must be asked again. */
export type AnswerTable<Read> = readonly (readonly [answer: string, read: Read | null])[];
