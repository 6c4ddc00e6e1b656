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

/** Anterior, up to five page numbers, Próximo. */
export function Pager({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
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
      {visiblePages(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={classes.number}
          aria-label={`Página ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {number}
        </button>
      ))}
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
