import type { SiteHandle } from '../../../sites'
import type { Change } from '../../protocol'
import type { BarTexts } from './bar-texts'
import { fieldInWords } from './field-words'

interface ChangesProps {
  readonly id: string
  readonly changes: readonly Change[]
  readonly texts: BarTexts
  readonly site: SiteHandle
}

/** The differences between the draft and the published version of an entry, field by field. */
export const Changes = ({ id, changes, texts, site }: ChangesProps) => (
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
