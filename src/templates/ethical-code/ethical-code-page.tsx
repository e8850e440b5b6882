import { useTranslation } from 'react-i18next'
import * as css from './article.module.css'
import { Button, ButtonLink } from '../../ui/controls/button'
import { WithTableOfContents } from '../../ui/layout/with-table-of-contents'
import { printPage } from '../../ui/print-page'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { Article } from './article'
import type { EthicalCodeProps } from './ethical-code-props'

/** The code as a document: its numbered parts beside their list, to read, to print, to take away. */
export function EthicalCodePage({ articles, document, blocks, ...opening }: EthicalCodeProps) {
  const { t } = useTranslation()
  const anchors = articles.map(({ id, number, title }) => ({ id, label: `${number}. ${title}` }))
  return (
    <>
      <Opening {...opening}>
        <div className={css.ways}>
          {document && <ButtonLink label={document.title} href={document.url} download />}
          <Button onClick={() => void printPage()} data-needs-script>
            {t('contents.print')}
          </Button>
        </div>
      </Opening>
      <div className={css.body}>
        <WithTableOfContents label={t('entry.contents')} anchors={anchors}>
          {articles.map((article) => (
            <Article key={article.id} article={article} />
          ))}
        </WithTableOfContents>
      </div>
      <FurtherBlocks blocks={blocks} />
    </>
  )
}
