import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { visiblePages } from './visible-pages.ts';
import classes from './pager.module.css';

interface Props {
  /** Counted from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Stands for the pages between. */
const gap = <span aria-hidden>…</span>;

/** Anterior, up to five page numbers with the first and the last one beside them, Próximo. */
export function Pager({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  const near = visiblePages(page, pages);
  const number = (one: number) => (
    <button
      key={one}
      type="button"
      className={classes.number}
      aria-label={`Página ${one}`}
      aria-current={one === page ? 'page' : undefined}
      onClick={() => onChange(one)}
    >
      {one}
    </button>
  );
  const isFar = (one: number) => !near.includes(one);
  return (
    <nav className={classes.root} aria-label="Páginas">
      <Button
        variant="default"
        size="xs"
        disabled={page <= 1}
        leftSection={<IconChevronLeft size={14} aria-hidden />}
        onClick={() => onChange(page - 1)}
      >
        Anterior
      </Button>
      <span className={classes.numbers}>
        {isFar(1) && number(1)}
        {isFar(1) && isFar(2) && gap}
        {near.map(number)}
        {isFar(pages) && isFar(pages - 1) && gap}
        {isFar(pages) && number(pages)}
      </span>
      <Button
        variant="default"
        size="xs"
        disabled={page >= pages}
        rightSection={<IconChevronRight size={14} aria-hidden />}
        onClick={() => onChange(page + 1)}
      >
        Próximo
      </Button>
    </nav>
  );
}
