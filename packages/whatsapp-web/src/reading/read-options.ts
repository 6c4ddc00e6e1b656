import type { proto } from 'baileys';
import type { Said } from './said.ts';
import { lines } from './read-plain.ts';

type Message = proto.IMessage;

/** Returns what a message says that offers options or chooses one; null for other kinds. */
export function readOptions(content: Message): Said | null {
  return readChoice(content) ?? readPoll(content) ?? readOffer(content);
}

function readChoice(content: Message): Said | null {
  const {
    buttonsResponseMessage: button,
    listResponseMessage: row,
    templateButtonReplyMessage: reply,
  } = content;
  if (button) return choice(button.selectedDisplayText, button.selectedButtonId);
  if (row) return choice(row.title, row.singleSelectReply?.selectedRowId);
  if (reply) return choice(reply.selectedDisplayText, reply.selectedId);
  const answer = content.interactiveResponseMessage;
  if (!answer) return null;
  return choice(answer.body?.text, idIn(answer.nativeFlowResponseMessage?.paramsJson));
}

function choice(text: string | null | undefined, id: string | null | undefined): Said {
  return { type: 'text', message: text ?? '', option_id: id ?? null, mark: 'choice' };
}

/** Returns the id in the answer to an interactive message, which is JSON of the business's own. */
function idIn(json: string | null | undefined): string | null {
  try {
    const told: unknown = JSON.parse(json ?? '');
    const id = typeof told === 'object' && told !== null && 'id' in told ? told.id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

function readPoll(content: Message): Said | null {
  const { pollCreationMessage, pollCreationMessageV2, pollCreationMessageV3, pollCreationMessageV5 } =
    content;
  const poll = pollCreationMessage ?? pollCreationMessageV2 ?? pollCreationMessageV3 ?? pollCreationMessageV5;
  if (!poll) return null;
  return {
    type: 'text',
    message: offer(
      poll.name,
      (poll.options ?? []).map(({ optionName }) => optionName),
    ),
    mark: 'poll',
  };
}

function readOffer({
  buttonsMessage,
  templateMessage,
  interactiveMessage,
  listMessage,
}: Message): Said | null {
  if (buttonsMessage) {
    const options = (buttonsMessage.buttons ?? []).map(({ buttonText }) => buttonText?.displayText);
    return { type: 'text', message: offer(buttonsMessage.contentText, options), mark: 'buttons' };
  }
  const template = templateMessage?.hydratedTemplate ?? templateMessage?.hydratedFourRowTemplate;
  if (template) return { type: 'text', message: templateText(template), mark: 'buttons' };
  const interactive = interactiveMessage ?? templateMessage?.interactiveMessageTemplate;
  if (interactive) {
    const text = lines(interactive.header?.title, interactive.body?.text, interactive.footer?.text);
    return { type: 'text', message: text, mark: 'buttons' };
  }
  if (!listMessage) return null;
  const rows = (listMessage.sections ?? [])
    .flatMap((section) => section.rows ?? [])
    .map(({ title }) => title);
  return {
    type: 'text',
    message: offer(lines(listMessage.title, listMessage.description), rows),
    mark: 'list',
  };
}

function templateText(template: proto.Message.TemplateMessage.IHydratedFourRowTemplate): string {
  const options = (template.hydratedButtons ?? []).map(
    ({ quickReplyButton, urlButton, callButton }) =>
      (quickReplyButton ?? urlButton ?? callButton)?.displayText,
  );
  return offer(lines(template.hydratedTitleText, template.hydratedContentText), options);
}

function offer(text: string | null | undefined, options: readonly (string | null | undefined)[]): string {
  return lines(text, ...options.filter(Boolean).map((option) => `• ${option}`));
}
