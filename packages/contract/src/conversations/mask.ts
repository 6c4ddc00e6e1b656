/** What people read in place of an answer to a sensitive question. */
export const mask = '•••';
