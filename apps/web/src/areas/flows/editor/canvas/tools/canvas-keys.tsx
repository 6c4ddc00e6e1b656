import { Text } from '@mantine/core';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { KeyList } from '../../../../../ui/keys/key-list.tsx';

const keys = [
  { key: 'tab', label: 'Entrar no desenho e sair dele' },
  { key: 'arrows', label: 'Ir para o passo ao lado' },
  { key: 'enter', label: 'Configurar o passo' },
  { key: 'escape', label: 'Voltar do painel para o passo' },
  { key: 'space', label: 'Escolher o passo: as setas passam a mover' },
  { key: 'delete', label: 'Apagar o passo ou o que está escolhido' },
  { key: 'mod+f', label: 'Buscar um passo' },
  { key: 'mod+z', label: 'Desfazer' },
  { key: 'mod+y', label: 'Refazer' },
  { key: 'mod+a', label: 'Escolher todos os passos' },
  { key: 'mod+c', label: 'Copiar' },
  { key: 'mod+v', label: 'Colar' },
  { key: '?', label: 'Mostrar as teclas' },
];

/** The keys of the drawing. */
export function CanvasKeys({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Teclas do desenho" size={440}>
      <KeyList keys={keys} />
      <Text size="sm" c="dimmed" mt="md">
        No painel de um passo, “Vai para” cria e desfaz conexões. A Lista mostra o fluxo inteiro sem o
        desenho.
      </Text>
    </Dialog>
  );
}
