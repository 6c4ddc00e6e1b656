import { Controls } from './controls.tsx';
import classes from './gallery.module.css';
import { States } from './states.tsx';
import { Tokens } from './tokens.tsx';

/** The components of `ui/` on one page of the development server (/gallery.html); no build contains it. */
export function Gallery() {
  return (
    <main className={classes.root}>
      <h1>Componentes</h1>
      <Tokens />
      <Controls />
      <States />
    </main>
  );
}
