import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Block, type BlockView } from '../../blocks'
import type { BitProps, CallView } from './bit-props'
import { EntryLines } from './entry-lines'
import { OpenCalls } from './open-calls'
import { Opening } from './opening'
import { EntryGrid } from '../../ui/cards/entry-card'
import { Section } from '../../ui/layout/section'
import { Statement } from './statement'

const PageBlock = ({ block }: { block: BlockView }) => {
  switch (block.type) {
    case 'text':
      return <Statement block={block} />
    case 'entries':
      return <EntryLines block={block} pictures="end" />
    default:
      return <Block block={block} />
  }
}

/** The results of closed calls. Nothing when there are none. */
function Results({ calls }: { calls: readonly CallView[] }) {
  const { t } = useTranslation()
  return calls.length === 0 ? null : (
    <Section label={t('listing.closed')} title={t('bit.results')} layout="wide">
      <EntryGrid entries={calls} heading="h3" />
    </Section>
  )
}

/** The bureau: its purpose, its open calls, its projects, and its results. */
export function BitPage({ blocks, open, closed, all, ...opening }: BitProps) {
  const firstText = blocks.findIndex(({ type }) => type === 'text')
  const lastFigures = blocks.findLastIndex(({ type }) => type === 'figures')
  return (
    <>
      <Opening {...opening} />
      {firstText === -1 && <OpenCalls calls={open} all={all} />}
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <PageBlock block={block} />
          {index === firstText && <OpenCalls calls={open} all={all} />}
          {index === lastFigures && <Results calls={closed} />}
        </Fragment>
      ))}
      {lastFigures === -1 && <Results calls={closed} />}
    </>
  )
}
