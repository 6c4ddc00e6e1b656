/** Parameter of the contacts' address that names the contact shown. */
export const contactParameter = 'contato';

/** Returns the address of a contact. */
export function contactAddress(contact_id: string): string {
  return `/contatos?${new URLSearchParams({ [contactParameter]: contact_id })}`;
}
