import { KeyHint } from './key-hint.tsx';
import classes from './key-list.module.css';

/** Keys and what they do, one below the other. */
export function KeyList({ keys }: { keys: readonly { key: string; label: string }[] }) {
  return (
    <dl className={classes.keys}>
      {keys.map(({ key, label }) => (
        <div key={key} className={classes.key}>
          <dt>{label}</dt>
          <dd>
            <KeyHint shortcut={key} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
