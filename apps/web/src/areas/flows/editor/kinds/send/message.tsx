import { Button, Menu } from '@mantine/core';
import type { MessageBlock } from '@prosa/contract';
import { IconPlus } from '@tabler/icons-react';
import { IconMessage } from '@tabler/icons-react';
import { RowsField } from '../../fields/rows-field.tsx';
import { newId } from '../../model/new-id.ts';
import { listText } from '../../model/summary-texts.ts';
import { MessageBlockFields } from './message-block-fields.tsx';
import { blockNames, newBlock } from './message-blocks.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Mensagem: texts and files, sent in order. */
export const message: Kind<'message'> = {
  family: 'send',
  order: 10,
  icon: IconMessage,
  hint: 'Envia textos e arquivos',
  create: ({ makeId }) => ({ blocks: [newBlock('text', makeId())] }),
  summary: ({ blocks }) => listText(blocks.map(blockText)),
  Panel: MessagePanel,
};

function MessagePanel({ settings, change }: PanelProps<'message'>) {
  const { blocks } = settings;
  return (
    <>
      <RowsField<MessageBlock>
        label="Partes, enviadas nesta ordem"
        rowName="Parte"
        rows={blocks}
        onChange={(rows) => change({ blocks: rows })}
        make={() => newBlock('text', newId())}
        keyOf={({ id }) => id}
        addLabel="Adicionar texto"
        min={1}
        max={20}
      >
        {(block, _change, index) => (
          <MessageBlockFields
            block={block}
            onChange={(changed) =>
              change({ blocks: blocks.map((known, place) => (place === index ? changed : known)) })
            }
          />
        )}
      </RowsField>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={blocks.length >= 20}
            style={{ alignSelf: 'flex-start' }}
          >
            Adicionar arquivo ou contato
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fileTypes.map((type) => (
            <Menu.Item key={type} onClick={() => change({ blocks: [...blocks, newBlock(type, newId())] })}>
              {blockNames[type]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

const fileTypes = ['image', 'audio', 'voice', 'video', 'document', 'sticker', 'location', 'contact'] as const;

function blockText(block: MessageBlock): string {
  if (block.type === 'text') return block.variants[0] ?? '';
  if (block.type === 'location' || block.type === 'contact')
    return [blockNames[block.type], block.name].filter(Boolean).join(' ');
  if (block.type === 'voice' || block.type === 'sticker') return blockNames[block.type];
  return block.caption ? `${blockNames[block.type]}: ${block.caption}` : blockNames[block.type];
}
