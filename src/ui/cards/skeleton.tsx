import * as css from './skeleton.module.css'

/** Grey lines in the place of text that is on its way. Silent: the state is said by its owner. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={css.line} />
    ))}
  </div>
)
