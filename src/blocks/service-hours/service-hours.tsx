import { useEffect, useState } from 'react'
import * as css from './service-hours.module.css'
import { hoursWriter } from '../../sites'
import { Actions } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import { useNearViewport } from '../../ui/hooks/use-near-viewport'
import { firstInteraction } from '../../ui/hydration/interaction'
import { Section } from '../../ui/layout/section'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { useSite } from '../../ui/site-context'
import { RichText } from '../../ui/text/rich-text'
import type { ServiceHoursView } from '../view-models'

type OnCall = Pick<ServiceHoursView, 'onCall'>

const whoAnswers = lazyComponent(async () => (await import('../../features/open-now')).WhoAnswers)

/**
 * The places and numbers that answer at this moment. They are fetched when the block is near the
 * viewport and the visitor has interacted with the page; the height is reserved.
 */
function Now({ onCall }: OnCall) {
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const [isActive, setActive] = useState(false)
  useEffect(() => void firstInteraction().then(() => setActive(true)), [])
  const { Component: WhoAnswers } = useLazy(whoAnswers, near && isActive)
  return (
    <div ref={ref} className={css.now} data-needs-script>
      {WhoAnswers && <WhoAnswers onCall={onCall} />}
    </div>
  )
}

/** The rule for nights and weekends, and the number for them: also without a script. */
function Rule({ onCall }: OnCall) {
  const { intlLocale } = useSite()
  if (!onCall) return null
  const { phone, openingHours, text } = onCall
  return (
    <div className={css.rule}>
      {text && <RichText html={text} />}
      <p>
        {phone.label && `${phone.label}: `}
        <Link href={phone.href} className={css.number}>
          {phone.number}
        </Link>
      </p>
      {hoursWriter(intlLocale)(openingHours).map((line) => (
        <p key={line} className={css.hours}>
          {line}
        </p>
      ))}
    </div>
  )
}

/** The telephone to call now, and the company's one rule for nights and weekends. */
export const ServiceHoursBlock = ({
  block: { title, text, actions, onCall },
}: {
  readonly block: ServiceHoursView
}) => (
  <Section title={title} text={text} tone="stone">
    <div className={css.content}>
      <Now onCall={onCall} />
      <Rule onCall={onCall} />
      <Actions actions={actions} />
    </div>
  </Section>
)
