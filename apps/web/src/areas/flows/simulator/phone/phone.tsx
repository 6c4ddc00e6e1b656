import { ActionIcon, Button } from '@mantine/core';
import type { Offer, SimulationLine } from '@prosa/flow-engine';
import { IconArrowBackUp, IconRobot } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedText } from '../../../../ui/text/formatted-text.tsx';
import { LinkPreview } from '../../../../ui/text/link-preview.tsx';
import { clockText } from '../local-moment.ts';
import { customerSays } from './customer-says.ts';
import { OfferedOptions } from './offered-options.tsx';
import { OutsideCard } from './outside-card.tsx';
import { PhoneComposer } from './phone-composer.tsx';
import classes from './phone.module.css';
import { ReactMenu } from './react-menu.tsx';
import { StartChoices } from './start-choices.tsx';
import type { Trial } from '../use-simulation.ts';

interface Props {
  trial: Trial;
  flow: { _id: string; name: string };
  onVisit: (place: { flow_id: string; node: string }) => void;
}

/** The customer's phone. A message of the bot leads to the step that sent it. */
export function Phone({ trial, flow, onVisit }: Props) {
  const { simulation, move } = trial;
  const { log, state } = simulation;
  const thread = useRef<HTMLDivElement>(null);
  const [quotes, setQuotes] = useState<number | null>(null);
  const spoken = log.filter(({ by }) => by === 'bot');
  const quoted = quotes === null ? null : (spoken[quotes]?.text ?? null);
  useEffect(() => {
    thread.current?.scrollTo({ top: thread.current.scrollHeight });
  }, [log]);
  const show = (line: SimulationLine) => {
    const visit = simulation.trace.find((one) => one.visit === line.visit);
    if (visit) onVisit(visit);
  };
  return (
    <div className={classes.frame}>
      <div className={classes.owner}>
        <span className={classes.symbol}>
          <IconRobot size={17} stroke={1.7} aria-hidden />
        </span>
        <span className={classes.name}>{flow.name}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={thread} className={classes.thread} role="log" aria-label="Conversa simulada" tabIndex={0}>
        {log.length === 0 ? (
          <div className={classes.nothing}>
            <p>Escreva como se fosse o cliente.</p>
            <StartChoices flow_id={flow._id} onStart={(by) => move({ kind: 'start', ...(by && { by }) })} />
          </div>
        ) : (
          log.map((line, index) => (
            <Line
              key={index}
              line={line}
              onShow={() => show(line)}
              onQuote={state.ending === null ? () => setQuotes(spoken.indexOf(line)) : null}
              onReact={(emoji) => move({ kind: 'reaction', emoji, to: spoken.indexOf(line) })}
              onTap={({ id, title }) =>
                move(customerSays(title, { option_id: id, quotes: spoken.indexOf(line) }))
              }
            />
          ))
        )}
      </div>
      <OutsideCard trial={trial} />
      {state.ending === null ? (
        <PhoneComposer
          quoted={quoted}
          onUnquote={() => setQuotes(null)}
          onSay={(said) => {
            move({ ...said, quotes: quoted === null ? null : quotes });
            setQuotes(null);
          }}
        />
      ) : (
        <div className={classes.over}>
          <Button size="xs" variant="light" color="blue" onClick={() => trial.restart()}>
            Recomeçar
          </Button>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  line: SimulationLine;
  onShow: () => void;
  /** Null once nobody can reply any more. */
  onQuote: (() => void) | null;
  onReact: (emoji: string) => void;
  onTap: (option: Offer['options'][number]) => void;
}

function Line({ line, onShow, onQuote, onReact, onTap }: LineProps) {
  const { by, text, at, quoted, message } = line;
  if (by === 'system') return <p className={classes.system}>{text}</p>;
  const content = (
    <>
      {quoted !== null && <span className={classes.quoted}>{quoted}</span>}
      {message?.link_preview && <LinkPreview text={text} />}
      <span className={classes.text}>
        {message?.voice ? '[mensagem de voz]' : <FormattedText text={text} isInButton={by === 'bot'} />}
      </span>
      <span className={classes.time}>{clockText(at)}</span>
    </>
  );
  if (by === 'customer') {
    return (
      <div className={classes.bubble} data-by={by}>
        {content}
      </div>
    );
  }
  return (
    <>
      <div className={classes.said}>
        <button type="button" className={classes.bubble} data-by={by} title="Ver no desenho" onClick={onShow}>
          {content}
        </button>
        {onQuote && (
          <ActionIcon className={classes.reply} size={28} aria-label="Responder citando" onClick={onQuote}>
            <IconArrowBackUp size={16} stroke={1.7} />
          </ActionIcon>
        )}
        {onQuote && <ReactMenu onReact={onReact} />}
      </div>
      {onQuote && message?.offer && <OfferedOptions offer={message.offer} onTap={onTap} />}
    </>
  );
}
