/**
 * Why the network refused a message. `new_chats_held`: it lets the number begin no chat now; `window_closed`: only a
 * template may be sent; `opted_out`: the customer wants no such messages; `too_large`, `file_refused`: its file;
 * `name_not_approved`: the number's display name.
 */
export type RejectionCode =
  | 'unregistered'
  | 'refused'
  | 'new_chats_held'
  | 'window_closed'
  | 'template_refused'
  | 'opted_out'
  | 'undeliverable'
  | 'too_large'
  | 'file_refused'
  | 'payment_missing'
  | 'name_not_approved';

/** The network refused the message; nothing was delivered. `code` is stable, for the contract's wording. */
export class SendRejected extends Error {
  readonly code: RejectionCode;
  constructor(code: RejectionCode) {
    super(`send rejected: ${code}`);
    this.name = 'SendRejected';
    this.code = code;
  }
}

/** The network takes nothing for a while, so nothing was sent; `scope` says what has to wait until `until`. */
export class SendPostponed extends Error {
  readonly until: Date;
  readonly scope: 'conversation' | 'number';
  constructor(until: Date, scope: 'conversation' | 'number') {
    super(`send postponed: ${scope}`);
    this.name = 'SendPostponed';
    this.until = until;
    this.scope = scope;
  }
}

/** The message was sent, but no answer came: it may or may not have been accepted. */
export class SendOutcomeUnknown extends Error {
  constructor() {
    super('send outcome unknown');
    this.name = 'SendOutcomeUnknown';
  }
}

/** The link was down before anything was sent; safe to keep waiting. */
export class NotConnected extends Error {
  constructor() {
    super('channel not connected');
    this.name = 'NotConnected';
  }
}

/** An inbound file cannot be fetched. Only 'unreachable' is worth another try. */
export class MediaUnavailable extends Error {
  readonly code: 'not_found' | 'too_large' | 'unreachable';
  constructor(code: 'not_found' | 'too_large' | 'unreachable') {
    super(`media unavailable: ${code}`);
    this.name = 'MediaUnavailable';
    this.code = code;
  }
}
