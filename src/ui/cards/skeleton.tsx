import * as css from './skeleton.module.css'

/**
 * Grey lines in place of text that is loading. Hidden from screen readers, because the owner
 * announces the state. Nothing on paper.
 */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div aria-hidden="true" className="no-print">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={css.line} />
    ))}
  </div>
)
