import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import classes from './route-error.module.css';
import { ScreenLoadError } from './load-screen.ts';

/** Takes the place of a screen that did not load or crashed. `whole` when it replaces the whole page. */
export function RouteError({ whole = false }: { whole?: boolean }) {
  const error = useRouteError();
  const reload = () => window.location.reload();
  return (
    <main className={classes.root} data-whole={whole || undefined}>
      {error instanceof ScreenLoadError ? (
        <ErrorState
          title="Não foi possível abrir esta tela"
          message="A conexão falhou ou há uma versão nova do Prosa. Recarregue a página para continuar."
          onRetry={reload}
          retryLabel="Recarregar a página"
        />
      ) : (
        <ErrorState
          title="Algo deu errado nesta tela"
          message="Recarregue a página. Se o problema continuar, fale com o suporte."
          onRetry={reload}
          retryLabel="Recarregar a página"
        />
      )}
    </main>
  );
}
