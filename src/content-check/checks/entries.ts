import { type Dates, isMixed } from '../../contract'
import { isObject } from '../../contract/is-object'
import { routeOf } from '../../routes'
import { type Finding, violation, warning } from '../finding'
import type { Asked, SiteSnapshot } from '../snapshot'
import { type Spot, walk } from '../walk'

const targets = ['actionUrl', 'actionFile', 'actionPage'] as const

const checkAction = (asked: Asked<unknown>, { path, value }: Spot): Finding[] => {
  if (!isObject(value) || !targets.every((target) => target in value)) return []
  const given = targets.filter((target) => value[target] !== null)
  return given.length === 1
    ? []
    : [violation(asked, path, `one of ${targets.join(', ')}`, given.join(' and ') || 'none')]
}

const checkMedia = (asked: Asked<unknown>, { path, value }: Spot): Finding[] => {
  if (!isObject(value) || !('kind' in value)) return []
  if (value.kind === 'image' && value.image === null) {
    return [violation(asked, `${path}.image`, 'an image, since kind is "image"', 'nothing')]
  }
  if (value.kind === 'video' && Array.isArray(value.sources) && value.sources.length === 0) {
    return [violation(asked, `${path}.sources`, 'a source, since kind is "video"', 'none')]
  }
  return []
}

const checkBlock = (asked: Asked<unknown>, { path, value }: Spot): Finding[] =>
  isObject(value) &&
  value.type === 'unknown' &&
  typeof value.name === 'string' &&
  /blocks\[\d+\]$/.test(path)
    ? [warning(asked, `${path}.type`, 'a block that the site can render', `"${value.name}"`)]
    : []

const isImage = (value: Readonly<Record<string, unknown>>) =>
  typeof value.src === 'string' && typeof value.width === 'number' && typeof value.alt === 'string'

const checkAlternative = (asked: Asked<unknown>, { path, value }: Spot): Finding[] =>
  isObject(value) && isImage(value) && value.alt === '' && !path.endsWith('ogImage')
    ? [warning(asked, `${path}.alt`, 'a text for those who do not see the image', 'nothing')]
    : []

/** {@link checkListed} checks the answer to an entry. */
const checkPlace = (asked: Asked<{ section: string; slug: string | null }>): Finding[] => {
  const { section, slug } = asked.data
  const { page = '' } = asked.parameters
  const findings: Finding[] = []
  if (asked.parameters.section === undefined && section !== page) {
    findings.push(violation(asked, 'section', JSON.stringify(page), JSON.stringify(section)))
  }
  if (routeOf({ section, slug }) === null) {
    findings.push(
      violation(asked, 'section', 'a section that a route serves', JSON.stringify(section)),
    )
  }
  return findings
}

/** Events are dated so that everybody reads the same days. */
const checkDates = (asked: Asked<unknown>, path: string, { date, endDate }: Dates): Finding[] => {
  if (endDate === null) return []
  if (date === null)
    return [warning(asked, `${path}date`, 'a date, since there is an end', 'nothing')]
  const got = `${JSON.stringify(endDate)} after ${JSON.stringify(date)}: shown as whole days`
  return isMixed({ date, endDate })
    ? [warning(asked, `${path}endDate`, 'two days, or two instants with their time', got)]
    : []
}

/** Checks entries and their parts: each in its place, each button and picture complete. */
export function checkEntries({ answers }: SiteSnapshot): Finding[] {
  const entries = [...answers.page, ...answers.entry]
  const detailed = [...entries, ...answers.product, ...answers.productsCategory]
  return [
    ...entries.flatMap(checkPlace),
    ...entries.flatMap((asked) => checkDates(asked, '', asked.data)),
    ...answers.listing.flatMap((asked) =>
      asked.data.flatMap((item, index) =>
        item.slug === null ? checkDates(asked, `data[${index}].`, item) : [],
      ),
    ),
    ...[...answers.listing, ...answers.listingOfType].flatMap((asked) =>
      asked.data.flatMap(({ section, type }, index) => {
        const wanted = asked.parameters
        return [
          ...(section === wanted.section
            ? []
            : [violation(asked, `data[${index}].section`, `"${wanted.section}"`, `"${section}"`)]),
          ...(wanted.type === undefined || type === wanted.type
            ? []
            : [violation(asked, `data[${index}].type`, `"${wanted.type}"`, JSON.stringify(type))]),
        ]
      }),
    ),
    ...detailed.flatMap((asked) =>
      walk(asked.data).flatMap((spot) => [
        ...checkAction(asked, spot),
        ...checkMedia(asked, spot),
        ...checkBlock(asked, spot),
        ...checkAlternative(asked, spot),
      ]),
    ),
  ]
}
