/** Opens the browser's file chooser; must run in a click. Resolves with no files when the person cancels. */
export function pickFiles(accept: string, { isSingle = false } = {}): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = !isSingle;
  input.accept = accept;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(Array.from(input.files ?? [])));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
