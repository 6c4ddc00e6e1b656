import { Radio } from '@mantine/core';
import classes from './radio-boxes.module.css';

interface Props {
  label: string;
  options: readonly { value: string; label: string; description: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Side by side where there is room. */
  isWide?: boolean;
}

/** A choice whose options need a sentence each: boxes that choose wherever they are clicked. */
export function RadioBoxes({ label, options, value, onChange, isWide = false }: Props) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={classes.list} data-wide={isWide || undefined}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            classNames={{ root: classes.box, inner: classes.circle, label: classes.title }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
