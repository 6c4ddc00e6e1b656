import { ActionIcon, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { calls, limits, type ConversationFilter, type SavedView } from '@prosa/contract';
import { IconTrash, IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { DeskPopover, type DeskPopoverProps } from './desk-popover.tsx';
import { countActive } from './empty-filter.ts';
import classes from './views-popover.module.css';

interface Props extends DeskPopoverProps {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
}

/** The person's saved views and the shared ones: a click applies one, and the filters in use can be saved as another. */
export function ViewsPopover({ filter, onChange, ...popover }: Props) {
  const { data: views } = useCall(calls.getSavedViews, {}, { staleTime: Infinity });
  useLiveRefresh({ on: ['saved_views_changed'], of: [calls.getSavedViews], delay: 0 });
  const body = useRef<HTMLDivElement>(null);
  const close = () => popover.popup.onChange(false);
  const apply = (view: SavedView) => {
    onChange(view.filter);
    close();
  };
  return (
    <DeskPopover {...popover} label="Visões salvas">
      <Stack ref={body} gap="sm" tabIndex={-1}>
        <Text size="sm" fw="var(--weight-strong)">
          Visões salvas
        </Text>
        {views?.length === 0 && (
          <Text size="sm" c="dimmed">
            Escolha filtros e dê um nome a eles para voltar com um clique.
          </Text>
        )}
        {!!views?.length && (
          <ul className={classes.views}>
            {views.map((view) => (
              <View
                key={view._id}
                view={view}
                onApply={() => apply(view)}
                onDeleted={() => body.current?.focus()}
              />
            ))}
          </ul>
        )}
        <SaveView filter={filter} onSaved={close} />
      </Stack>
    </DeskPopover>
  );
}

interface ViewProps {
  view: SavedView;
  onApply: () => void;
  /** Called before it leaves the list, with the focus. */
  onDeleted: () => void;
}

function View({ view, onApply, onDeleted }: ViewProps) {
  const deleting = useCallMutation(calls.deleteView, {
    invalidates: [calls.getSavedViews],
    onSuccess: onDeleted,
  });
  return (
    <li className={classes.view}>
      <Button
        className={classes.apply}
        variant="subtle"
        color="gray"
        size="compact-sm"
        justify="flex-start"
        rightSection={view.shared && <IconUsers size={14} aria-label="De toda a equipe" />}
        onClick={onApply}
      >
        {view.name}
      </Button>
      {view.is_deletable && (
        <ActionIcon
          size={28}
          aria-label={`Apagar a visão ${view.name}`}
          loading={deleting.isPending}
          onClick={() => deleting.mutate({ view_id: view._id })}
        >
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      )}
    </li>
  );
}

function SaveView({ filter, onSaved }: { filter: ConversationFilter; onSaved: () => void }) {
  const canShare = useCan()('views.share');
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const saving = useCallMutation(calls.saveView, {
    invalidates: [calls.getSavedViews],
    onSuccess: () => {
      setName('');
      onSaved();
      notify.success('Visão salva');
    },
  });
  const isPlain = countActive(filter) === 0 && filter.text === '';
  if (isPlain) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) saving.mutate({ name, filter, shared });
      }}
    >
      <Stack gap="xs">
        <TextInput
          label="Salvar os filtros em uso"
          placeholder="Nome da visão"
          value={name}
          maxLength={limits.view_name_max_chars}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="space-between">
          {canShare && (
            <Switch
              size="xs"
              label="Para toda a equipe"
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          )}
          <Button type="submit" size="xs" ml="auto" disabled={!name.trim()} loading={saving.isPending}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
