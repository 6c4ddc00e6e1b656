import type { Page } from 'playwright-core';

interface GivenFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Returns bytes as a `data:` URL. */
export const dataUrl = (mime: string, bytes: Buffer) => `data:${mime};base64,${bytes.toString('base64')}`;

/** Pastes or drops a file into the open conversation with the events of a browser. */
export async function giveFile(page: Page, how: 'paste' | 'drop', file: GivenFile): Promise<void> {
  const given = { how, name: file.name, url: dataUrl(file.mime, file.bytes), mime: file.mime };
  await page.evaluate(`(async () => {
    const { how, name, url, mime } = ${JSON.stringify(given)};
    const bytes = Uint8Array.from(atob(url.split(',')[1]), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], name, { type: mime }));
    const area = document.querySelector('section[aria-label="Conversa"]');
    const options = { bubbles: true, cancelable: true };
    area.dispatchEvent(how === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data }));
  })()`);
}
