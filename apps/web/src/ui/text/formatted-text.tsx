import { Fragment, useMemo, type ReactNode } from 'react';
import type { Span } from '../../lib/message-text/parse-spans.ts';
import { findLinks } from '../../lib/message-text/find-links.ts';
import { parseText, type Block } from '../../lib/message-text/parse-text.ts';
import classes from './formatted-text.module.css';

interface Props {
  text: string;
  /** Whether it stands within a button: then nothing in it leads anywhere, and it is all phrasing content. */
  isInButton?: boolean;
}

/** A message as a phone shows it. Its links do not reveal this page; nothing of it is ever read as HTML. */
export function FormattedText({ text, isInButton = false }: Props) {
  const blocks = useMemo(() => parseText(text, findLinks), [text]);
  const [only] = blocks;
  if (only?.kind === 'lines' && blocks.length === 1) return <Spans spans={only.spans} isPlain={isInButton} />;
  return blocks.map((block, index) => <Part key={index} block={block} isInButton={isInButton} />);
}

function Part({ block, isInButton }: { block: Block; isInButton: boolean }) {
  const spans = (all: readonly Span[]) => <Spans spans={all} isPlain={isInButton} />;
  const tag = (name: 'div' | 'blockquote' | 'pre' | 'ul' | 'ol' | 'li') => (isInButton ? 'span' : name);
  const Box = tag(tags[block.kind]);
  const Item = tag('li');
  const shown = (content: ReactNode) => (
    <Box className={classes.part} data-kind={block.kind}>
      {content}
    </Box>
  );
  if (block.kind === 'code') return shown(block.text);
  if (block.kind === 'bullets')
    return shown(
      block.items.map((item, index) => (
        <Item key={index}>
          <span>{spans(item)}</span>
        </Item>
      )),
    );
  if (block.kind === 'numbers')
    return shown(
      block.items.map((item, index) => (
        <Item key={index} {...(!isInButton && { value: item.number })} data-number={`${item.number}.`}>
          <span>{spans(item.spans)}</span>
        </Item>
      )),
    );
  return shown(spans(block.spans));
}

const tags = { lines: 'div', quote: 'blockquote', code: 'pre', bullets: 'ul', numbers: 'ol' } as const;
const marks = { bold: 'strong', italic: 'em', strike: 's' } as const;

function Spans({ spans, isPlain }: { spans: readonly Span[]; isPlain: boolean }) {
  return spans.map((span, index) => <Fragment key={index}>{rendered(span, isPlain)}</Fragment>);
}

function rendered(span: Span, isPlain: boolean): ReactNode {
  if (span.kind === 'text' || (span.kind === 'link' && isPlain)) return span.text;
  if (span.kind === 'code') return <code className={classes.code}>{span.text}</code>;
  if (span.kind === 'link') return <Link href={span.href}>{span.text}</Link>;
  const Mark = marks[span.kind];
  return (
    <Mark>
      <Spans spans={span.spans} isPlain={isPlain} />
    </Mark>
  );
}

/** Phones and e-mails open where they are handled, which is no page. */
function Link({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('http'))
    return (
      <a className={classes.link} href={href}>
        {children}
      </a>
    );
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
