import { Anchor } from '@mantine/core';
import { IconDeviceMobile, IconDeviceMobileOff } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { Brand } from '../../team/components/brand.tsx';
import { isOff, useSeam } from '../api/use-seam.ts';
import { Stage } from '../components/stage.tsx';
import classes from '../components/stage.module.css';

const lookEvery = 1500;

/** /simulador: a phone on the screen, to play the customers of a company. */
export function Simulator() {
  return (
    <div className={classes.root}>
      <header className={classes.bar}>
        <Brand />
        <h1 className={classes.title}>Simulador</h1>
        <Anchor href="/" target="_blank" rel="noreferrer" className={classes.deskLink}>
          Abrir o Prosa
        </Anchor>
      </header>
      <main className={classes.main}>
        <Content />
      </main>
    </div>
  );
}

function Content() {
  const { data: channels, error, refetch } = useSeam('channels', {}, { every: lookEvery });
  if (channels && channels.length > 0) return <Stage channels={channels} />;
  if (channels) {
    return (
      <EmptyState icon={IconDeviceMobile} title="Nenhum número para simular">
        No Prosa, cadastre um número em Números e toque em Conectar. Ele aparece aqui em seguida.
      </EmptyState>
    );
  }
  if (isOff(error)) {
    return (
      <EmptyState icon={IconDeviceMobileOff} title="O simulador está desligado">
        Este servidor fala com o WhatsApp de verdade. O simulador existe só na demonstração, em um endereço
        desta máquina.
      </EmptyState>
    );
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <LoadingScreen />;
}
