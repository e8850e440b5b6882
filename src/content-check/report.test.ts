import type { CheckResult } from './check'
import { type Finding, violation, warning } from './finding'
import { hasViolations, reportOf, table } from './report'
import { sortFindings } from './sort-findings'
import { emptyAnswers } from './snapshot'

const place = (site: Finding['site'], address: string) => ({ site, address })
const wrong = violation(place('it_eu', '/it_eu/a.json'), 'title', 'string', '7')
const gap = warning(place('ww', '/ww/b.json'), '', 'a version in each site', 'none in it_eu')

const result = (findings: Finding[]): CheckResult => {
  const answers = emptyAnswers()
  const news = { id: '1', section: 'newsAndEvents', title: 'Fair', slug: 'fair', translations: {} }
  answers.sitemap.push({
    site: 'ww',
    address: '/ww/sitemap/bit.json',
    parameters: {},
    data: [news],
  })
  return {
    snapshot: { shared: emptyAnswers(), sites: [{ site: 'ww', answers }], findings: [] },
    findings: sortFindings(findings),
    requests: 1,
    files: 0,
  }
}

describe('table', () => {
  it('aligns the first column left and the others right', () => {
    expect(table([['section', 'ww', 'it_eu'], ['news', '1', '12'], []])).toBe(
      'section  ww  it_eu\nnews      1     12\n',
    )
  })
})

describe('reportOf', () => {
  it('counts, then lists violations, then warnings, and sums up', () => {
    expect(reportOf(result([gap, wrong])).split('\n')).toEqual([
      'section            ww',
      '(filter options)    0',
      '(listed items)      0',
      '(places)            0',
      '(short links)       0',
      '(sitemap entries)   1',
      '',
      'Violations (1)',
      '/it_eu/a.json  title',
      '    expected string',
      '    got 7',
      '',
      'Warnings (1)',
      '/ww/b.json  (root)',
      '    expected a version in each site',
      '    got none in it_eu',
      '',
      '1 violation, 1 warning in 1 site, 1 request and 0 files',
    ])
  })

  it('says nothing of what is not there', () => {
    expect(reportOf(result([]))).not.toMatch(/Violations|Warnings/)
  })
})

describe('hasViolations', () => {
  it('does not count warnings', () => {
    expect(hasViolations(result([gap]))).toBe(false)
    expect(hasViolations(result([gap, wrong]))).toBe(true)
  })
})

describe('sortFindings', () => {
  it('puts violations first, then goes by site and address, and keeps the same finding once', () => {
    const shared = warning(place(null, '/sites.json'), '', 'a', 'b')
    const other = violation(place('ww', '/ww/a.json'), '', 'a', 'b')
    expect(sortFindings([gap, wrong, shared, other, { ...wrong }])).toEqual([
      other,
      wrong,
      shared,
      gap,
    ])
  })
})
