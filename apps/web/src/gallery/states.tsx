import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '../ui/text/avatar.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { KeyList } from '../ui/keys/key-list.tsx';
import { NoticeBar } from '../ui/feedback/notice-bar.tsx';
import { RowButtons } from '../ui/table/row-buttons.tsx';
import { SectionCard } from '../ui/page/section-card.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton-rows.tsx';
import { TagChip } from '../ui/text/tag-chip.tsx';
import classes from './gallery.module.css';

const people = ['Helena Duarte', 'Juliana Ferreira', 'Marcos Prado', 'Bia', 'Otávio Brito', 'Rita'];

/** Notices, lists, and what takes the place of a list. */
export function States() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <SectionCard
      title="Avisos e listas"
      footer={<Button onClick={() => setAsking(true)}>Apagar tudo</Button>}
    >
      <NoticeBar>Tudo certo por aqui.</NoticeBar>
      <NoticeBar kind="waiting">Há clientes à espera.</NoticeBar>
      <NoticeBar kind="failure">A mensagem não foi enviada.</NoticeBar>
      <div className={classes.row}>
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <TagChip color="#F2B84B">Orçamento</TagChip>
        <TagChip color="#6A3FC4">Cliente VIP</TagChip>
      </div>
      <DataTable
        label="Equipe"
        rows={people}
        rowKey={(name) => name}
        columns={[{ id: 'name', header: 'Nome', render: (name) => name, primary: true }]}
        rowActions={(name) => <RowButtons name={name} onEdit={close} onDelete={close} />}
        paging={{ page: 2, pageSize: 6, total: 30, onChange: close }}
        empty={null}
      />
      <SkeletonRows rows={2} withAvatar />
      <EmptyState icon={IconMessages} title="Nenhuma conversa em andamento">
        Quando um cliente escrever, a conversa aparece aqui.
      </EmptyState>
      <ErrorState message="A conexão falhou." onRetry={close} />
      <KeyList keys={[{ key: 'mod+k', label: 'Abrir a busca' }]} />
      <ConfirmDialog opened={isAsking} title="Apagar tudo?" danger onClose={close} onConfirm={close}>
        Isso não pode ser desfeito.
      </ConfirmDialog>
    </SectionCard>
  );
}
