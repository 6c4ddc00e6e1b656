import { Button } from '@mantine/core';
import { NoticeBar } from './notice-bar.tsx';

/** Warns that somebody else saved the same form meanwhile, and offers to show what they saved. */
export function BehindNotice({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <NoticeBar
      kind="waiting"
      action={
        <Button size="xs" variant="default" onClick={onTakeOver}>
          Ver o que foi salvo
        </Button>
      }
    >
      Outra pessoa salvou estas configurações enquanto você as mudava. Salvar agora substitui o que ela
      salvou; ver o que foi salvo desfaz o que você mudou aqui.
    </NoticeBar>
  );
}
