import { proto } from 'baileys';

type Message = proto.IMessage;

/** Returns a place. */
export function location(latitude: number, longitude: number, name?: string): Message {
  return { locationMessage: { degreesLatitude: latitude, degreesLongitude: longitude, name } };
}

/** Returns a contact card. */
export function contact(name: string, phone: string): Message {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${name};;;`,
    `FN:${name}`,
    `TEL;type=CELL;waid=${phone}:+${phone}`,
    'END:VCARD',
  ];
  return { contactMessage: { displayName: name, vcard: lines.join('\n') } };
}

/** Returns a text that was forwarded so many times; phones say "often" from 5. */
export function forwarded(body: string, times: number): Message {
  return { extendedTextMessage: { text: body, contextInfo: { isForwarded: true, forwardingScore: times } } };
}

/** Returns a question with options; `secret` is what votes are encrypted with. */
export function poll(name: string, options: string[], secret: Buffer): Message {
  return {
    messageContextInfo: { messageSecret: secret },
    pollCreationMessageV3: {
      name,
      options: options.map((optionName) => ({ optionName })),
      selectableOptionsCount: 1,
    },
  };
}

/** Returns the press of a button below a message. */
export function buttonAnswer(id: string, title: string, quotedId?: string): Message {
  return {
    buttonsResponseMessage: {
      selectedButtonId: id,
      selectedDisplayText: title,
      type: proto.Message.ButtonsResponseMessage.Type.DISPLAY_TEXT,
      contextInfo: quotedId === undefined ? undefined : { stanzaId: quotedId },
    },
  };
}

/** Returns the choice of a row in a list. */
export function listAnswer(id: string, title: string, quotedId?: string): Message {
  return {
    listResponseMessage: {
      title,
      listType: proto.Message.ListResponseMessage.ListType.SINGLE_SELECT,
      singleSelectReply: { selectedRowId: id },
      contextInfo: quotedId === undefined ? undefined : { stanzaId: quotedId },
    },
  };
}

/** Returns the press of a button of a template. */
export function templateAnswer(id: string, title: string): Message {
  return { templateButtonReplyMessage: { selectedId: id, selectedDisplayText: title, selectedIndex: 0 } };
}

/** Returns the answer to an interactive message, as newer buttons and lists give it. */
export function interactiveAnswer(id: string, title: string): Message {
  return {
    interactiveResponseMessage: {
      body: { text: title },
      nativeFlowResponseMessage: { name: 'quick_reply', paramsJson: JSON.stringify({ id }), version: 1 },
    },
  };
}
