import { Text } from '@mantine/core';
import type { ContactImport } from '@prosa/contract';
import { ImportFigures } from './import-figures.tsx';

/** What became of the rows of an import of contacts. */
export function ImportOutcome({ one: { counts, state } }: { one: ContactImport }) {
  const left = counts.valid - counts.created - counts.updated - counts.unchanged;
  if (state === 'undone') {
    return (
      <>
        <ImportFigures
          figures={[
            { label: 'Contatos desfeitos', count: counts.undone, always: true },
            { label: 'Contatos mantidos', count: counts.kept },
          ]}
        />
        {counts.kept > 0 && (
          <Text size="sm">
            Os mantidos já têm conversa, nome dado pela equipe ou anotação; as tags da planilha saíram deles.
          </Text>
        )}
      </>
    );
  }
  return (
    <ImportFigures
      figures={[
        { label: 'Contatos novos', count: counts.created, always: true },
        { label: 'Contatos atualizados', count: counts.updated },
        { label: 'Já estavam assim', count: counts.unchanged },
        { label: 'Não importados', count: left },
        { label: 'Linhas rejeitadas', count: counts.rejected, tone: 'bad' },
      ]}
    />
  );
}
