import { ActionIcon, Button, Menu, Popover, TextInput, Tooltip } from '@mantine/core';
import { IconClock, IconClockPlus, IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './clock-bar.module.css';
import { deepNight, localMoment, momentOf, momentText } from './local-moment.ts';
import type { Trial } from './use-simulation.ts';

const jumps = [
  { label: '+1 minuto', minutes: 1 },
  { label: '+1 hora', minutes: 60 },
  { label: '+1 dia', minutes: 1440 },
  { label: '+7 dias', minutes: 10_080 },
] as const;

/** The time of the simulated world: shows it, lets it pass, and starts at another one. */
export function ClockBar({ trial }: { trial: Trial }) {
  const { simulation, move, change } = trial;
  const { now } = simulation.scene;
  const until = simulation.state.waiting?.until ?? null;
  const minutes = until === null ? 0 : Math.max(1, Math.ceil((until - now) / 60_000));
  return (
    <div className={classes.root}>
      <StartMoment key={trial.starts} trial={trial} now={now} />
      <Tooltip label="Fora do horário: domingo, às 3h">
        <ActionIcon aria-label="Fora do horário" onClick={() => change({ starts: deepNight(trial.starts) })}>
          <IconMoon size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconClockPlus size={15} aria-hidden />}>
            Avançar
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {jumps.map((jump) => (
            <Menu.Item key={jump.minutes} onClick={() => move({ kind: 'clock', minutes: jump.minutes })}>
              {jump.label}
            </Menu.Item>
          ))}
          {until !== null && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => move({ kind: 'clock', minutes })}>
                Até o próximo prazo
                <span className={classes.until}>{momentText(until)}</span>
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function StartMoment({ trial, now }: { trial: Trial; now: number }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => localMoment(trial.starts));
  const moment = momentOf(typed);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.now}
          aria-label={`Agora são ${momentText(now)}. Mudar o começo`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconClock size={15} stroke={1.8} aria-hidden />
          {momentText(now)}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (moment === null) return;
            trial.change({ starts: moment });
            setOpen(false);
          }}
        >
          <TextInput
            type="datetime-local"
            label="A conversa começa em"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" disabled={moment === null}>
            Aplicar
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
