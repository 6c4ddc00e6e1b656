import { choiceLimits as limits, maxChoices } from '@prosa/contract';
import type { Choices } from '../../messages.ts';
import { SendRejected } from '../../refusals.ts';

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
  if (options.length < 1 || options.length > maxChoices.buttons) throw new SendRejected('refused');
  return options.map(({ id, title }) => ({
    type: 'reply',
    reply: { id: checked(id, limits.id.button), title: checked(title, limits.title.button) },
  }));
}

function rowsOf({ options }: Choices): object[] {
  if (options.length < 1 || options.length > maxChoices.rows) throw new SendRejected('refused');
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
