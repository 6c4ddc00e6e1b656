const ours = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const oursOnWire = /^3EB0([\dA-F]{8})([\dA-F]{4})([\dA-F]{4})([\dA-F]{4})([\dA-F]{12})$/;

/**
 * Returns the id under which a message travels: our own ids (UUIDs) get the form that WhatsApp Web gives its ids,
 * `3EB0` and capital hexadecimal digits; an id that the network gave stays.
 */
export function wireId(platform_message_id: string): string {
  return isOurs(platform_message_id)
    ? `3EB0${platform_message_id.replaceAll('-', '').toUpperCase()}`
    : platform_message_id;
}

/** Returns the id by which we know a message of the network; turns `wireId` back. */
export function platformId(wire_id: string): string {
  return wire_id.replace(oursOnWire, '$1-$2-$3-$4-$5').replace(/^[\dA-F]{8}-.*/, (id) => id.toLowerCase());
}

/** Returns whether we chose this id, so the message is one that we sent. */
export function isOurs(platform_message_id: string): boolean {
  return ours.test(platform_message_id);
}
