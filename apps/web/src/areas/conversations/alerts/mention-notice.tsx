import { Button } from '@mantine/core';
import { IconAt, IconRobot } from '@tabler/icons-react';
import { loadNotices } from '../../../ui/feedback/notice-corner.tsx';
import classes from '../../../ui/feedback/notices.module.css';
import { notify } from '../../../ui/feedback/notify.tsx';

interface Mention {
  id: string;
  title: string;
  body: string;
  /** Whether a flow calls, and not a colleague. */
  isBot: boolean;
  onOpen: () => void;
  /** Called when it is opened or closed. */
  onClose: () => void;
}

/** Shows a notice that stays in the corner until it is opened or closed, because the person may not be looking. */
export function showMention({ id, title, body, isBot, onOpen, onClose }: Mention): void {
  const open = () => {
    notify.hide(id);
    onOpen();
  };
  loadNotices()
    .then(({ showNotice }) =>
      showNotice({
        id,
        title,
        message: (
          <>
            <p>{body}</p>
            <Button size="xs" variant="light" onClick={open}>
              Abrir conversa
            </Button>
          </>
        ),
        className: classes.waits,
        color: 'jade',
        icon: isBot ? <IconRobot size={16} /> : <IconAt size={16} />,
        role: 'alert',
        autoClose: false,
        onClose,
        closeButtonProps: { 'aria-label': 'Fechar aviso' },
      }),
    )
    .catch(() => notify.info(title));
}
