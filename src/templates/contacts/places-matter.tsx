import { Block } from '../../blocks'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type { PlacesPageProps } from './places-props'

/** What editors wrote below a list of places. */
export const PlacesMatter = ({ title, body, blocks }: PlacesPageProps) => (
  <>
    {body && (
      <Section label={title}>
        <RichText html={body} look="lead" />
      </Section>
    )}
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </>
)
