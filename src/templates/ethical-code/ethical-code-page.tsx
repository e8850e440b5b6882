import { useTranslation } from 'react-i18next'
import * as css from './article.module.css'
import { Button, ButtonLink } from '../../ui/controls/button'
import { WithTableOfContents } from '../../ui/layout/with-table-of-contents'
import { printPage } from '../../ui/print-page'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { RichText } from '../../ui/text/rich-text'
import type { EthicalCodeProps, ArticleView } from './ethical-code-props'

/** A numbered part of the code; steps are numbered within it: 6.1, 6.2 … */
const Article = ({ article: { id, number, title, content } }: { article: ArticleView }) => (
  <section id={id} className={css.article}>
    <h2 className={css.title}>
      <span className={css.number}>{number}</span> {title}
    </h2>
    {content.type === 'text' ? (
      <RichText html={content.text} below={2} />
    ) : (
      <ol className={css.steps}>
        {content.steps.map((step, index) => (
          <li key={step.title} className={css.step}>
            <h3>
              {number}.{index + 1} {step.title}
            </h3>
            <RichText html={step.text} below={3} />
          </li>
        ))}
      </ol>
    )}
  </section>
)

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
