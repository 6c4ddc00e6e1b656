import { notify } from '../../../ui/feedback/notify.tsx';

/** Copies a text to the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Texto copiado');
  } catch {
    notify.error('O navegador não deixou copiar o texto.');
  }
}
