import { IconRobot, IconChecks } from '@tabler/icons-react';
import classes from './talk-scene.module.css';

/** A conversation as the desk shows it; decoration only. */
export function TalkScene() {
  return (
    <aside className={classes.root} aria-hidden>
      <div className={classes.thread}>
        <Bubble who="customer" time="09:41">
          Oi! Vocês entregam no sábado?
        </Bubble>
        <Bubble who="bot" time="09:41">
          Olá, Marina! Entregamos sim, das 8h às 14h. Quer falar com alguém da equipe?
        </Bubble>
        <Bubble who="customer" time="09:42">
          Quero, por favor!
        </Bubble>
        <p className={classes.caption}>Rafael assumiu o atendimento</p>
        <Bubble who="person" time="09:42">
          Oi, Marina, aqui é o Rafael. Já separei o seu pedido para sábado cedo!
        </Bubble>
      </div>
      <p className={classes.motto}>Todo o WhatsApp da empresa em uma só mesa.</p>
    </aside>
  );
}

function Bubble({
  who,
  time,
  children,
}: {
  who: 'customer' | 'bot' | 'person';
  time: string;
  children: string;
}) {
  return (
    <div className={classes.bubble} data-who={who}>
      {who === 'bot' && <IconRobot size={15} stroke={1.7} className={classes.bot} />}
      {children}
      <span className={classes.time}>
        {time}
        {who !== 'customer' && <IconChecks size={14} stroke={1.8} />}
      </span>
    </div>
  );
}
