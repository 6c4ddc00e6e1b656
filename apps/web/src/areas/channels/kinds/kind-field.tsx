import { Radio } from '@mantine/core';
import type { ChannelKind } from '@prosa/contract';
import classes from './kind-field.module.css';
import { kindSummary } from './kind-words.ts';

interface Props {
  kinds: readonly ChannelKind[];
  /** The chosen kind. */
  value: string;
  onChange: (driver: string) => void;
}

/** The kinds of number that can be created here, each with what it can; nothing to choose where there is one. */
export function KindField({ kinds, value, onChange }: Props) {
  if (kinds.length < 2) return null;
  return (
    <Radio.Group label="Tipo de conexão" value={value} onChange={onChange}>
      <div className={classes.list}>
        {kinds.map(({ driver, title, capabilities }) => (
          <Radio
            key={driver}
            value={driver}
            label={title}
            description={kindSummary(capabilities)}
            classNames={{ root: classes.kind, inner: classes.circle, label: classes.title }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
