import { ActionIcon, Tabs, Tooltip } from '@mantine/core';
import type { FlowDocument } from '@prosa/contract';
import { IconArrowBackUp, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';
import type { Drafting } from '../draft/use-draft-saving.ts';
import { ClockBar } from './clock-bar.tsx';
import { ContactTab } from './contact-tab.tsx';
import classes from './flow-simulator.module.css';
import { Phone } from './phone/phone.tsx';
import { StepsTab } from './steps-tab.tsx';
import { TestsTab } from './tests/tests-tab.tsx';
import { useSimulation } from './use-simulation.ts';

interface Props {
  /** The drawing as it is now; the simulated conversation follows it. */
  document: FlowDocument;
  flow: { _id: string; name: string };
  /** Saved tests run against the draft on the server. */
  saving: Drafting;
  /** Shows a node on the canvas. */
  onVisit: (node: string) => void;
  /** The conversation continues while the simulator is closed. */
  isOpen: boolean;
  onClose: () => void;
}

type Tab = 'talk' | 'steps' | 'contact' | 'tests';

/** Tries a drawing with the engine that answers real customers: a phone, the clock, the steps, and saved tests. */
export function FlowSimulator({ document, flow, saving, onVisit, isOpen, onClose }: Props) {
  const trial = useSimulation(document, flow);
  const [tab, setTab] = useState<Tab>('talk');
  const panel = useOpenFocus(isOpen);
  const visit = ({ flow_id, node }: { flow_id: string; node: string }) => {
    if (flow_id === flow._id) onVisit(node);
  };
  return (
    <section ref={panel} className={classes.root} aria-label="Simulador">
      <header className={classes.head}>
        <h2 className={classes.title}>Simulador</h2>
        <HeadButton label="Desfazer a última ação" onClick={trial.undo} disabled={trial.moves.length === 0}>
          <IconArrowBackUp size={18} stroke={1.7} />
        </HeadButton>
        <HeadButton label="Recomeçar" onClick={() => trial.restart()}>
          <IconRefresh size={18} stroke={1.7} />
        </HeadButton>
        <HeadButton label="Fechar simulador" onClick={onClose}>
          <IconX size={18} stroke={1.7} />
        </HeadButton>
      </header>
      <Tabs
        value={tab}
        onChange={(chosen) => setTab(tabs.find(({ value }) => value === chosen)?.value ?? 'talk')}
        keepMounted={false}
        className={classes.tabs}
      >
        <Tabs.List grow>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="talk" className={classes.panel}>
          <ClockBar trial={trial} />
          <Phone trial={trial} flow={flow} onVisit={visit} />
        </Tabs.Panel>
        <Tabs.Panel value="steps" className={classes.panel}>
          <StepsTab trial={trial} onVisit={visit} />
        </Tabs.Panel>
        <Tabs.Panel value="contact" className={classes.panel}>
          <ContactTab trial={trial} />
        </Tabs.Panel>
        <Tabs.Panel value="tests" className={classes.panel}>
          <TestsTab
            trial={trial}
            document={document}
            flow={flow}
            saving={saving}
            onReplay={() => setTab('talk')}
          />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

/** Gives the focus to the text field on opening, except on touch screens, where a keyboard would come up. */
function useOpenFocus(isOpen: boolean) {
  const panel = useRef<HTMLElement>(null);
  useFocusBack(isOpen);
  useEffect(() => {
    if (isOpen && window.matchMedia('(hover: hover)').matches)
      panel.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  return panel;
}

const tabs: readonly { value: Tab; label: string }[] = [
  { value: 'talk', label: 'Conversa' },
  { value: 'steps', label: 'Passos' },
  { value: 'contact', label: 'Dados' },
  { value: 'tests', label: 'Testes' },
];

interface HeadButtonProps {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

function HeadButton({ label, children, ...button }: HeadButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={32} aria-label={label} {...button}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
