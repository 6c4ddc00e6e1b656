import classes from './brand.module.css';

/** The product's mark, with its name unless only the mark fits. */
export function Brand({ isMark = false, size = 26 }: { isMark?: boolean; size?: number }) {
  return (
    <span className={classes.root} style={{ fontSize: size * 0.69 }}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className={classes.mark}>
        <path
          fill="currentColor"
          d="M8 3h16a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-9.2l-5.6 4.3A1.4 1.4 0 0 1 7 28.2V25a6 6 0 0 1-5-6V9a6 6 0 0 1 6-6z"
        />
        <path className={classes.lines} d="M10 11.5h12M10 17h7" />
      </svg>
      {!isMark && <span className={classes.name}>Prosa</span>}
    </span>
  );
}
