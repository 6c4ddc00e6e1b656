import type { Choices } from '../../messages.ts';
import { SendRejected } from '../../refusals.ts';

/** Meta's limits for buttons and lists (reference 5.3), in characters. */
const limits = {
  body: 1024,
  buttons: 3,
  rows: 10,
  title: { button: 20, row: 24 },
  id: { button: 256, row: 200 },
  description: 72,
} as const;

/** Returns a text with options as buttons, or as a list where there is a title for the button that opens it. */
export function choicesBody(text: string, choices: Choices): object {
  if (text.length > limits.body) throw new SendRejected('too_large');
  const body = { text };
  return choices.button === null
    ? { type: 'button', body, action: { buttons: buttonsOf(choices) } }
    : {
        type: 'list',
        body,
        action: {
          button: checked(choices.button, limits.title.button),
          sections: [{ rows: rowsOf(choices) }],
        },
      };
}

function buttonsOf({ options }: Choices): object[] {
  if (options.length < 1 || options.length > limits.buttons) throw new SendRejected('refused');
  return options.map(({ id, title }) => ({
    type: 'reply',
    reply: { id: checked(id, limits.id.button), title: checked(title, limits.title.button) },
  }));
}

function rowsOf({ options }: Choices): object[] {
  if (options.length < 1 || options.length > limits.rows) throw new SendRejected('refused');
  return options.map(({ id, title, description }) => ({
    id: checked(id, limits.id.row),
    title: checked(title, limits.title.row),
    ...(description && { description: checked(description, limits.description) }),
  }));
}

/** Options are cut to these limits where they are made: one that is longer must not reach a customer half. */
function checked(text: string, max: number): string {
  if (text.trim() === '' || text.length > max) throw new SendRejected('refused');
  return text;
}
