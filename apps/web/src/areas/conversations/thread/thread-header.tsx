import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import {
  IconArrowLeft,
  IconArrowsExchange,
  IconCheck,
  IconDotsVertical,
  IconHeadset,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconMailCheck,
  IconNote,
  IconPencil,
  IconSearch,
  IconTags,
  IconUserShare,
} from '@tabler/icons-react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useSlot } from '../../../lib/slots.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { isolatedName, Name } from '../../../ui/text/name.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { useMarkAnswered } from '../api/use-desk-actions.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { contactName } from '../../contacts/contact-name.ts';
import type { DeskDialog } from '../dialogs/desk-dialogs.tsx';
import { setNoting } from '../writing/noting.ts';
import { isUrgent } from '../list/is-urgent.ts';
import classes from './thread-header.module.css';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  isPanelOpen: boolean;
  onPanel: () => void;
  onBack: () => void;
  onTake: () => void;
  onFinish: () => void;
  isBusy: boolean;
  onDialog: (dialog: DeskDialog) => void;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/** The contact of the conversation, and its actions. */
export function ThreadHeader(props: Props) {
  const { conversation, names, isPanelOpen, onPanel, isBusy } = props;
  const me = useCurrentUser();
  const name = contactName(conversation.contact);
  const isOpen = conversation.finished === null;
  const isMine = conversation.is_manual && conversation.user?._id === me._id;
  const place = [
    isUrgent(conversation) && 'Prioridade alta',
    handler(conversation, me._id),
    names.department(conversation.department),
    conversation.chip.name,
  ];
  const PanelIcon = isPanelOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand;
  return (
    <header className={classes.root}>
      <ActionIcon className={classes.back} aria-label="Voltar para a lista" size={36} onClick={props.onBack}>
        <IconArrowLeft size={20} stroke={1.7} />
      </ActionIcon>
      <span className={classes.picture}>
        <Avatar name={name} picture={conversation.contact.profile_picture} size={36} />
      </span>
      <div className={classes.who}>
        <div className={classes.line}>
          <h2 className={classes.name}>
            <Name>{name}</Name>
          </h2>
          {conversation.contact.ignore && <span className={classes.ignored}>Ignorado</span>}
        </div>
        <p className={classes.place}>{place.filter(Boolean).join(' · ')}</p>
      </div>
      {isOpen && (
        <div className={classes.actions}>
          {!isMine && (
            <Button
              className={classes.wide}
              variant="light"
              leftSection={<IconHeadset size={16} aria-hidden />}
              onClick={props.onTake}
              disabled={isBusy}
            >
              Assumir
            </Button>
          )}
          <Button
            className={classes.wide}
            variant="default"
            leftSection={<IconCheck size={16} aria-hidden />}
            onClick={props.onFinish}
            disabled={isBusy}
          >
            Finalizar
          </Button>
        </div>
      )}
      <Tooltip label="Buscar nesta conversa">
        <ActionIcon
          aria-label="Buscar nesta conversa"
          aria-expanded={props.isSearching}
          size={36}
          onClick={() => props.onSearch(!props.isSearching)}
        >
          <IconSearch size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <MoreMenu {...props} isMine={isMine} isOpen={isOpen} />
      <Tooltip label={isPanelOpen ? 'Fechar dados do contato' : 'Dados do contato'}>
        <ActionIcon
          aria-label={isPanelOpen ? 'Fechar dados do contato' : 'Dados do contato'}
          aria-expanded={isPanelOpen}
          size={36}
          onClick={onPanel}
        >
          <PanelIcon size={20} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </header>
  );
}

function MoreMenu(props: Props & { isMine: boolean; isOpen: boolean }) {
  const { conversation, onDialog, isOpen, isMine } = props;
  const answered = useMarkAnswered(conversation);
  const added = useSlot('headerActions', conversation);
  // Left out instead of hidden, because the focus goes to the first item.
  const isNarrow = useIsPhone();
  return (
    <Menu width={272}>
      <Menu.Target>
        <ActionIcon aria-label="Mais ações" size={36}>
          <IconDotsVertical size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && (
          <>
            {isNarrow && !isMine && (
              <Menu.Item leftSection={<IconHeadset size={16} />} onClick={props.onTake}>
                Assumir atendimento
              </Menu.Item>
            )}
            {isNarrow && (
              <Menu.Item leftSection={<IconCheck size={16} />} onClick={props.onFinish}>
                Finalizar
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconArrowsExchange size={16} />} onClick={() => onDialog('transfer')}>
              Transferir para departamento
            </Menu.Item>
            <Menu.Item leftSection={<IconUserShare size={16} />} onClick={() => onDialog('assign')}>
              Passar para um colega
            </Menu.Item>
            <Menu.Item leftSection={<IconNote size={16} />} onClick={() => setNoting(conversation._id, true)}>
              Escrever nota interna
            </Menu.Item>
          </>
        )}
        {added.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<action.icon size={16} />}
            onClick={() => onDialog(action)}
          >
            {action.label}
          </Menu.Item>
        ))}
        {isOpen && (
          <>
            <Menu.Item
              leftSection={<IconMailCheck size={16} />}
              disabled={!conversation.waiting_response || answered.isPending}
              onClick={answered.mark}
            >
              Marcar como respondida
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onDialog('name')}>
          Editar nome
        </Menu.Item>
        <Menu.Item leftSection={<IconTags size={16} />} onClick={() => onDialog('tags')}>
          Editar tags
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function handler({ is_manual, user }: Conversation, meId: string): string {
  if (!is_manual) return 'Chatbot';
  if (!user) return 'Aguardando atendente';
  return user._id === meId ? 'Com você' : `Com ${isolatedName(user.name)}`;
}
