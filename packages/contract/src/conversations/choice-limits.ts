/** How many options WhatsApp shows to be tapped, on numbers that can show them. */
export const maxChoices = { buttons: 3, rows: 10 } as const;

/** WhatsApp's limits for buttons and lists (reference 5.3), in characters. */
export const choiceLimits = {
  body: 1024,
  title: { button: 20, row: 24 },
  id: { button: 256, row: 200 },
  description: 72,
} as const;
