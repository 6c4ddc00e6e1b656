import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useRowFocus } from '../../../../ui/table/use-row-focus.ts';
import classes from './fields.module.css';

interface Props<Row> {
  label: string;
  /** What one row is called: "Opção". */
  rowName: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** Makes a row when one is added. */
  make: () => Row;
  /** Its key; without it, its place. */
  keyOf?: (row: Row, index: number) => string;
  children: (row: Row, change: (fields: Partial<Row>) => void, index: number) => ReactNode;
  addLabel?: string;
  min?: number;
  max?: number;
  /** The order says nothing, so rows cannot be moved. */
  isUnordered?: boolean;
  hint?: string;
}

/** A list of small forms: added, removed and moved with buttons. */
export function RowsField<Row extends object>(props: Props<Row>) {
  const { label, rowName, rows, onChange, make, children, hint } = props;
  const heading = useId();
  const focus = useRowFocus(rows);
  const { min = 0, max = 50, addLabel = `Adicionar ${rowName.toLowerCase()}`, keyOf } = props;
  const replace = (index: number, fields: Partial<Row>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...fields } : row)));
  return (
    <div {...focus} role="group" aria-labelledby={heading}>
      <div className={classes.labelLine}>
        <span id={heading} className={classes.label}>
          {label}
        </span>
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      <ul className={classes.rows}>
        {rows.map((row, index) => (
          <li key={keyOf?.(row, index) ?? index} className={classes.row}>
            <div className={classes.rowHead}>
              {rowName} {index + 1}
              <RowTools {...props} index={index} canRemove={rows.length > min} />
            </div>
            {children(row, (fields) => replace(index, fields), index)}
          </li>
        ))}
      </ul>
      <Button
        mt={rows.length > 0 ? 8 : 4}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={rows.length >= max}
        onClick={() => onChange([...rows, make()])}
      >
        {addLabel}
      </Button>
      {rows.length >= max && <p className={classes.hint}>O limite é de {max}.</p>}
    </div>
  );
}

function RowTools<Row>({
  rows,
  onChange,
  index,
  rowName,
  canRemove,
  isUnordered,
}: Props<Row> & { index: number; canRemove: boolean }) {
  const swap = (other: number) => {
    const moved = [...rows];
    const [row, neighbour] = [moved[index], moved[other]];
    if (row === undefined || neighbour === undefined) return;
    moved[index] = neighbour;
    moved[other] = row;
    onChange(moved);
  };
  const name = `${rowName.toLowerCase()} ${index + 1}`;
  return (
    <span>
      {!isUnordered && (
        <>
          <Tool
            label={`Subir ${name}`}
            disabled={index === 0}
            onClick={() => swap(index - 1)}
            icon={<IconArrowUp size={14} />}
          />
          <Tool
            label={`Descer ${name}`}
            disabled={index === rows.length - 1}
            onClick={() => swap(index + 1)}
            icon={<IconArrowDown size={14} />}
          />
        </>
      )}
      <Tool
        label={`Remover ${name}`}
        disabled={!canRemove}
        onClick={() => onChange(rows.filter((_, place) => place !== index))}
        icon={<IconTrash size={14} />}
      />
    </span>
  );
}

function Tool({
  label,
  icon,
  ...button
}: {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={24} aria-label={label} {...button}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
