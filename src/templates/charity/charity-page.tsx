import { useTranslation } from 'react-i18next'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { Section } from '../../ui/layout/section'
import type { CharityPageProps } from './charity-props'
import { Projects } from './projects'

/** The social projects: the sums, the projects themselves, and how to come among them. */
export function CharityPage(props: CharityPageProps) {
  const { figures, projects, filters, blocks, ...opening } = props
  const { t } = useTranslation()
  return (
    <>
      <Opening {...opening} />
      <FurtherBlocks blocks={figures} />
      <Section label={opening.title} layout="wide">
        {projects.length > 0 ? (
          <Projects projects={projects} filters={filters} />
        ) : (
          <p>{t('listing.none')}</p>
        )}
      </Section>
      <FurtherBlocks blocks={blocks} />
    </>
  )
}
