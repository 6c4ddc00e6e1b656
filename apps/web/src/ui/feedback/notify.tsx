import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { announce } from './live-region.tsx';
import { loadNotices, withNotices } from './notice-corner.tsx';

interface Options {
  /** Replaces an earlier notice of the same id instead of piling up. */
  id?: string;
  /** Milliseconds until it goes; false keeps it until it is closed. */
  autoClose?: number | false;
}

interface Kind {
  color: string;
  icon: ReactNode;
  autoClose: number;
  role: 'status' | 'alert';
}

const kinds = {
  success: { color: 'jade', icon: <IconCheck size={16} />, autoClose: 4000, role: 'status' },
  error: { color: 'red', icon: <IconX size={16} />, autoClose: 8000, role: 'alert' },
  warning: { color: 'amber', icon: <IconAlertTriangle size={16} />, autoClose: 7000, role: 'alert' },
  info: { color: 'blue', icon: <IconInfoCircle size={16} />, autoClose: 5000, role: 'status' },
} satisfies Record<string, Kind>;

/** Short notices in the corner. The same text shown again replaces the first, so a burst is one notice. */
export const notify = {
  success: (text: string, options?: Options) => show({ text, options, kind: kinds.success }),
  error: (text: string, options?: Options) => show({ text, options, kind: kinds.error }),
  warning: (text: string, options?: Options) => show({ text, options, kind: kinds.warning }),
  info: (text: string, options?: Options) => show({ text, options, kind: kinds.info }),
  hide: (id: string): void => withNotices(({ hideNotice }) => hideNotice(id)),
  clear: (): void => withNotices(({ clearNotices }) => clearNotices()),
};

function show({ text, options, kind }: { text: string; options?: Options; kind: Kind }) {
  const id = options?.id ?? `${kind.color}:${text}`;
  const notice = {
    id,
    message: text,
    color: kind.color,
    icon: kind.icon,
    role: kind.role,
    autoClose: options?.autoClose ?? kind.autoClose,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
  };
  loadNotices()
    .then(({ showNotice }) => showNotice(notice))
    .catch((error: unknown) => {
      announce(text);
      reportError(error);
    });
}
