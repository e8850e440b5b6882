import { useTranslation } from 'react-i18next'
import { Block } from '../../blocks'
import {
  Markers,
  PlaceAddress,
  PlaceHours,
  PlaceServices,
  PlaceWays,
  usePlaceChoice,
  viewOf,
} from '../../features/locator'
import { Actions } from '../../ui/controls/button'
import { Facts } from '../../ui/text/facts'
import { Link } from '../../ui/controls/link'
import { LinkRows } from '../../ui/controls/link-rows'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import { WorldMap } from '../../ui/media/world-map'
import { PageHead } from '../shared/page-head'
import * as css from './headquarter-page.module.css'
import type { HeadquarterPageProps } from './headquarter-props'
import { PlaceAsk } from './place-ask'
import type { AskingProps } from './places-props'

/** The names and numbers of the company, one line each. */
const Departments = ({ departments }: Pick<HeadquarterPageProps, 'departments'>) => (
  <Facts
    facts={departments.map(({ name, way }) => ({
      label: name,
      value: (
        <Link href={way.href} className={css.way}>
          {way.label}
        </Link>
      ),
    }))}
  />
)

/**
 * The headquarters: the halls to see, then the letterhead (address, departments, hours) beside the
 * part of the map where they are.
 */
export function HeadquarterPage(props: HeadquarterPageProps & AskingProps) {
  const {
    trail,
    title,
    abstract,
    image,
    actions,
    body,
    facts,
    forms,
    blocks,
    places,
    map,
    answers,
  } = props
  const { t } = useTranslation()
  const { chosen, show, isHydrated, State } = usePlaceChoice(places)
  return (
    <>
      <PageHead trail={trail} title={title} text={abstract} image={image}>
        <Actions actions={actions} />
        {answers && <PlaceAsk answers={answers} />}
      </PageHead>
      {places.length > 0 && (
        <section className={css.letter} aria-label={t('place.map')} data-tone="dark">
          <div className={css.content}>
            {places.map((place) => (
              <div key={place.id} id={place.id} className={css.place}>
                <h2 className={css.name}>{place.title}</h2>
                <PlaceAddress place={place} />
                <PlaceWays place={place} />
                <PlaceHours place={place} State={State} />
                <PlaceServices place={place} />
              </div>
            ))}
            <Departments departments={props.departments} />
          </div>
          <div className={css.map}>
            <WorldMap
              map={map}
              label={t('place.map')}
              view={viewOf(places.map(({ point }) => point))}
            >
              <Markers places={places} chosen={chosen} onChoose={show} isHydrated={isHydrated} />
            </WorldMap>
          </div>
        </section>
      )}
      {facts.length > 0 && (
        <div className={css.facts}>
          <Facts facts={facts} variant="row" />
        </div>
      )}
      {body && (
        <Section label={title}>
          <RichText html={body} variant="lead" />
        </Section>
      )}
      {forms.length > 0 && (
        <Section title={t('form.lookingFor')}>
          <LinkRows rows={forms} heading="h3" />
        </Section>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  )
}
