import { Button, Menu } from '@mantine/core';
import type { MessageBlock } from '@prosa/contract';
import { IconPlus } from '@tabler/icons-react';
import { IconMessage } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '../../fields/fields.module.css';
import { RowsField } from '../../fields/rows-field.tsx';
import { newId } from '../../model/new-id.ts';
import { listText } from '../../model/summary-texts.ts';
import { MessageBlockFields } from './message-block-fields.tsx';
import { blockNames, newBlock } from './message-blocks.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
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
  const latest = useRef(blocks);
  useEffect(() => {
    latest.current = blocks;
  });
  const { isOver, pending, handlers } = useDroppedFiles((files) => {
    const added = files.map(({ _id, type }) => ({ ...newBlock(type, newId()), media: _id }) as MessageBlock);
    // What was written while they were on their way stays.
    const kept = latest.current.filter((block) => !isBlank(block));
    change({ blocks: [...kept, ...added].slice(0, maxBlocks) });
  });
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
      <RowsField<MessageBlock>
        label="Partes, enviadas nesta ordem"
        rowName="Parte"
        rows={blocks}
        onChange={(rows) => change({ blocks: rows })}
        make={() => newBlock('text', newId())}
        keyOf={({ id }) => id}
        addLabel="Adicionar texto"
        min={1}
        max={maxBlocks}
        hint="Imagens e outros arquivos também podem ser colados (Ctrl+V) ou arrastados para cá."
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
            disabled={blocks.length >= maxBlocks}
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
      {pending > 0 && (
        <p className={classes.hint} role="status">
          {pending === 1 ? 'Enviando o arquivo…' : `Enviando ${pending} arquivos…`}
        </p>
      )}
    </div>
  );
}

const maxBlocks = 20;

/** The empty text that a new message begins with. */
function isBlank(block: MessageBlock): boolean {
  return block.type === 'text' && block.variants.every((text) => text.trim() === '');
}

const fileTypes = ['image', 'audio', 'voice', 'video', 'document', 'sticker', 'location', 'contact'] as const;

function blockText(block: MessageBlock): string {
  if (block.type === 'text') return block.variants[0] ?? '';
  if (block.type === 'location' || block.type === 'contact')
    return [blockNames[block.type], block.name].filter(Boolean).join(' ');
  if (block.type === 'voice' || block.type === 'sticker') return blockNames[block.type];
  return block.caption ? `${blockNames[block.type]}: ${block.caption}` : blockNames[block.type];
}
