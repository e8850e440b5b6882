import type { ReactNode } from 'react'
import * as css from './reading.module.css'
import { Block } from '../../blocks'
import { SectionVariantProvider } from '../../ui/layout/section-variant'
import type { Part, BlockGroup } from './group-blocks-by-width'

const Column = ({ parts, numbered }: { parts: readonly Part[]; numbered?: boolean }) => (
  <SectionVariantProvider value="column">
    {parts.map(({ block, id }, index) => (
      <div key={index} id={id ?? undefined} data-numbered={numbered && id !== null}>
        <Block block={block} />
      </div>
    ))}
  </SectionVariantProvider>
)

const Wide = ({ parts }: { parts: readonly Part[] }) => (
  <>
    {parts.map(({ block }, index) => (
      <Block key={index} block={block} />
    ))}
  </>
)

interface ReadingProps {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
  /** Beside the first part; it stays in sight while the visitor reads that. */
  readonly aside?: ReactNode
  /** Opens the column. */
  readonly opening?: ReactNode
  /** Whether the titles have numbers, as in a legal text. */
  readonly numbered?: boolean
}

/** The content of an entry: a text column, interrupted by blocks over the whole width. */
export function Reading({ groups, aside, opening, numbered }: ReadingProps) {
  const [first, ...others] = groups
  return (
    <>
      <div className={css.sheet}>
        <div className={css.margin}>
          <div className={css.aside}>{aside}</div>
        </div>
        <div className={css.column}>
          {opening}
          <Column parts={first.parts} numbered={numbered} />
        </div>
      </div>
      {others.map(({ wide, parts }, index) =>
        wide ? (
          <Wide key={index} parts={parts} />
        ) : (
          <div key={index} className={css.sheet}>
            <div className={css.column}>
              <Column parts={parts} numbered={numbered} />
            </div>
          </div>
        ),
      )}
    </>
  )
}
