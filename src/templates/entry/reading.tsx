import type { ReactNode } from 'react'
import * as css from './reading.module.css'
import { Block } from '../../blocks'
import { SectionVariantProvider } from '../../ui/layout/section-variant'
import type { AnchoredBlock, BlockGroup } from './group-blocks-by-width'

const Column = ({ blocks, numbered }: { blocks: readonly AnchoredBlock[]; numbered?: boolean }) => (
  <SectionVariantProvider value="column">
    {blocks.map(({ block, id }, index) => (
      <div key={index} id={id ?? undefined} data-numbered={numbered && id !== null}>
        <Block block={block} />
      </div>
    ))}
  </SectionVariantProvider>
)

const Wide = ({ blocks }: { blocks: readonly AnchoredBlock[] }) => (
  <>
    {blocks.map(({ block }, index) => (
      <Block key={index} block={block} />
    ))}
  </>
)

interface ReadingProps {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
  /** Beside the first group; it stays in sight while the visitor reads that. */
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
          <Column blocks={first.blocks} numbered={numbered} />
        </div>
      </div>
      {others.map(({ wide, blocks }, index) =>
        wide ? (
          <Wide key={index} blocks={blocks} />
        ) : (
          <div key={index} className={css.sheet}>
            <div className={css.column}>
              <Column blocks={blocks} numbered={numbered} />
            </div>
          </div>
        ),
      )}
    </>
  )
}
