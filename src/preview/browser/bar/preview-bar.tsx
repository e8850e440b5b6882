import { useId, useState } from 'react'
import { path as pathOf, siteOfPath } from '../../../routes'
import { sites, textsFor, type Site, type SiteHandle } from '../../../sites'
import { isPageError } from '../ask'
import { pageState, showVersion, useSession, type PageState } from '../session'
import { forgetToken } from '../../token'
import { barTexts, filled, type BarTexts } from './bar-texts'
import type { Change } from '../../protocol'
import { fieldInWords } from './field-words'
import { Notes } from './notes'
import { MarkChoice } from './mark-choice'
import { Status } from './status'

const VERSIONS = ['draft', 'published'] as const

/** The site as its menu calls it: "Deutsch EU". */
function siteName({ handle, language, intlLocale }: Site): string {
  const spoken = new Intl.DisplayNames(intlLocale, { type: 'language' }).of(language) ?? language
  const [, area = handle] = handle.split('_')
  return `${spoken.charAt(0).toLocaleUpperCase(intlLocale)}${spoken.slice(1)} ${area.toUpperCase()}`
}

/**
 * Ends the preview and shows the public page: the same page, or the published version of the draft.
 */
function leave({ answer }: PageState): void {
  forgetToken()
  const published = answer?.draft?.published
  if (published && published !== window.location.pathname) window.location.assign(published)
  else window.location.reload()
}

/** Switches between the draft and the published version. */
function VersionChoice({ texts }: { readonly texts: BarTexts }) {
  const shown = useSession(({ version }) => version)
  return (
    <div className="preview-versions" role="group" aria-label={texts.version}>
      {VERSIONS.map((version) => (
        <button
          key={version}
          type="button"
          aria-pressed={version === shown}
          onClick={() => showVersion(version)}
        >
          {texts.versions[version]}
        </button>
      ))}
    </div>
  )
}

interface PreviewBarProps {
  /** Asks for the draft of a page. */
  readonly askAgain: (path: string) => void
}

interface PathBarProps extends PreviewBarProps {
  readonly path: string
}

interface ChangesProps {
  readonly id: string
  readonly changes: readonly Change[]
  readonly texts: BarTexts
  readonly site: SiteHandle
}

/** The differences between the draft and the published version of an entry, field by field. */
const Changes = ({ id, changes, texts, site }: ChangesProps) => (
  <dl id={id} className="preview-changes">
    {changes.map(({ field, before, after }) => (
      <div key={field}>
        <dt>{fieldInWords(field, site)}</dt>
        <dd>
          <span>{texts.before}</span> <del>{before ?? texts.nothing}</del>
        </dd>
        <dd>
          <span>{texts.after}</span> <ins>{after ?? texts.nothing}</ins>
        </dd>
      </div>
    ))}
  </dl>
)

/** The bar on a page. */
function PathBar({ path, askAgain }: PathBarProps) {
  const state = useSession(({ pages }) => pages[path])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const site = sites[siteOfPath(path)]
  const texts = textsFor(barTexts, site.handle)
  const { answer = null, failure = null } = state ?? {}
  const changes = answer?.draft?.changes ?? []

  return (
    <section className="preview-bar" aria-label={texts.name} lang={site.htmlLang} data-tone="dark">
      <Notes
        failure={failure}
        hasDraft={answer !== null}
        leftOut={answer?.leftOut ?? []}
        texts={texts}
      />
      {isOpen && <Changes id={id} changes={changes} texts={texts} site={site.handle} />}
      <div className="preview-row">
        <p className="preview-name">
          <strong>{texts.name}</strong> <span>{siteName(site)}</span>
        </p>
        <button type="button" className="preview-leave" onClick={() => leave(pageState(path))}>
          {texts.leave}
        </button>
        <Status state={state} texts={texts} locale={site.intlLocale} />
        {answer && answer.page.path !== path && <a href={answer.page.path}>{texts.movedTo}</a>}
        <div className="preview-actions">
          {(answer || (failure && isPageError(failure))) && <VersionChoice texts={texts} />}
          {changes.length > 0 && (
            <>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                {filled(texts.changes, { count: changes.length })}
              </button>
              <MarkChoice changes={changes} texts={texts} />
            </>
          )}
          <button type="button" onClick={() => askAgain(path)}>
            {texts.reload}
          </button>
          <a href={pathOf('preview', site.handle)}>{texts.drafts}</a>
        </div>
      </div>
    </section>
  )
}

/**
 * The bar of a preview: the site and version, the state of the draft, its changes, and a button to
 * leave. It is in the language of the page in view.
 */
export function PreviewBar({ askAgain }: PreviewBarProps) {
  const path = useSession((session) => session.path)
  return <PathBar key={path} path={path} askAgain={askAgain} />
}
