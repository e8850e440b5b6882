import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './embed.module.css'
import { useEmbedConsent } from './embed-consent'
import { Button } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import { Section } from '../../ui/layout/section'
import type { EmbedView } from '../view-models'

/**
 * Permissions of the other page: run as on its own host, play in full, open windows. It may not
 * navigate our page or download files.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation'

/** The other page, after the visitor agreed. */
function Frame({ block: { title, address, frame }, focus }: { block: EmbedView; focus: boolean }) {
  const ref = useRef<HTMLIFrameElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (focus) ref.current?.focus()
  }, [focus])
  return (
    <iframe
      ref={ref}
      className={css.frame}
      src={frame ?? address}
      title={title}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      allowFullScreen
    />
  )
}

/**
 * A page of another service. Before the visitor agrees, nothing is requested from that service. A
 * link leads there for visitors who prefer it, and without JavaScript.
 */
export function EmbedBlock({ block }: { block: EmbedView }) {
  const { title, provider, address } = block
  const { t } = useTranslation()
  const [agreed, agree] = useEmbedConsent(provider)
  const [pressed, setPressed] = useState(false)
  return (
    <Section title={title} label={provider}>
      <div className={css.stage} data-tone="stone">
        {agreed ? (
          <Frame block={block} focus={pressed} />
        ) : (
          <div className={css.question}>
            <p className={css.notice}>{t('embed.notice', { provider })}</p>
            <div className={css.ways}>
              <Button
                kind="solid"
                onClick={() => {
                  setPressed(true)
                  agree()
                }}
              >
                {t('embed.load', { provider })}
              </Button>
              <Link href={address} className={css.link}>
                {t('embed.open', { provider })}
              </Link>
            </div>
          </div>
        )}
      </div>
    </Section>
  )
}
