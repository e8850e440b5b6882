import type { ReactNode } from 'react'
import * as css from './section.module.css'
import { cx } from '../cx'
import { Hydrate, type HydrateRootProps } from '../hydration/hydrate'
import { useSectionVariant } from './section-variant'

interface SectionProps {
  /** A short line beside the title. */
  readonly label?: string | null
  readonly title?: string | null
  /** A few lines below the title. */
  readonly text?: string | null
  readonly layout?: 'stacked' | 'wide' | 'bleed'
  readonly tone?: 'plain' | 'stone' | 'dark'
  /** The anchor on the page: `#technical-data`. */
  readonly id?: string
  /** Whether it is printed, too: a part that only leads to other pages is not. */
  readonly onPaper?: boolean
  /** Content at the end of the title's line, usually one link. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

interface SectionRootProps extends SectionProps {
  readonly root: HydrateRootProps
}

/** A section of a text column: its title above its content, no label. */
const ColumnSection = ({ root, title, text, id, action, children }: SectionRootProps) => (
  <section {...root} id={id}>
    {title && <h2 className={css.partTitle}>{title}</h2>}
    {text && <p className={css.partText}>{text}</p>}
    {children}
    {action}
  </section>
)

const LAYOUTS = { stacked: css.stacked, wide: css.wide, bleed: css.bleed }

/** A section of the sheet: a label in the margin, title and content beside it. */
function SheetSection(props: SectionRootProps) {
  const { root, label, title, text, layout = 'stacked' } = props
  const { tone = 'plain', onPaper = true, id, action, children } = props
  return (
    <section {...root} id={id} className={cx(css.section, !onPaper && 'no-print')} data-tone={tone}>
      <div className={cx(css.sheet, LAYOUTS[layout])}>
        {label && <p className={css.label}>{label}</p>}
        {(title || action) && (
          <div className={css.head}>
            {title && <h2>{title}</h2>}
            {action}
            {text && <p className={css.text}>{text}</p>}
          </div>
        )}
        <div className={css.content}>{children}</div>
      </div>
    </section>
  )
}

/**
 * A section of a page on the twelve-column sheet: a hairline, a label in the first three columns,
 * title and content in the other nine. With `wide` the content is under both; with `bleed` it goes
 * from edge to edge of the window. In a text column only title and content remain. Either way it is
 * hydrated independently.
 */
export function Section(props: SectionProps) {
  const Variant = useSectionVariant() === 'column' ? ColumnSection : SheetSection
  return <Hydrate when="now">{(root) => <Variant {...props} root={root} />}</Hydrate>
}
