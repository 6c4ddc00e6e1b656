/** Returns whether files that are about to be sent are on the screen, in the form marked `data-staging`. */
export function isStaging(): boolean {
  return document.querySelector('[data-staging]') !== null;
}
