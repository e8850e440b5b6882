import * as css from './skeleton.module.css'

/** Grey lines in the place of text that is on its way. Silent: the state is said by its owner; nothing on paper. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div aria-hidden="true" className="no-print">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={css.line} />
    ))}
  </div>
)
