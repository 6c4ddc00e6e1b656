import { fontSizes, spaces, weights } from '../ui/theme/scales.ts';
import { SectionCard } from '../ui/page/section-card.tsx';
import classes from './gallery.module.css';

/** The scales of type and spacing. */
export function Tokens() {
  return (
    <SectionCard title="Medidas">
      <div className={classes.row}>
        {Object.keys(fontSizes).map((name) => (
          <span key={name} style={{ fontSize: `var(--font-${name})` }}>
            {name}
          </span>
        ))}
      </div>
      <div className={classes.row}>
        {Object.keys(weights).map((name) => (
          <span key={name} style={{ fontWeight: `var(--weight-${name})` }}>
            {name}
          </span>
        ))}
      </div>
      <div className={classes.row}>
        {spaces.map((pixels) => (
          <span key={pixels} className={classes.space} style={{ width: `var(--space-${pixels})` }} />
        ))}
      </div>
    </SectionCard>
  );
}
