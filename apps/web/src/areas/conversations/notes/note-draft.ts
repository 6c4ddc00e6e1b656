/** Returns the name under which the note being written in a conversation is kept. */
export const noteDraft = (conversation_id: string) => `${conversation_id}.note`;
