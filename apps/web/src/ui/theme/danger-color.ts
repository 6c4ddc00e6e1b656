/** The colour of entries of menus that take something away: the shade that Mantine has for 'red' is too dark on dark. */
export const dangerColor = 'var(--failure-text)';
