import { sortFindings, type CheckResult } from './check'
import { type Finding, violation, warning } from './finding'
import { hasViolations, reportOf, table } from './report'
import { emptyAnswers } from './snapshot'

const place = (site: Finding['site'], address: string) => ({ site, address })
const wrong = violation(place('it_eu', '/it_eu/navigation.json'), 'title', 'string', '7')
const gap = {
  ...warning(place('ww', '/b.json'), '', 'a version in each site', 'none in it_eu'),
  advice: 'Translate it.',
}

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
    productDataChecked: false,
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
      'Violations (1 in 1 field)',
      '/{site}/navigation.json  title  (1× in it_eu)',
      '    expected string',
      '    got 7 at /it_eu/navigation.json title',
      '',
      'Warnings (1 in 1 field)',
      '/b.json  (root)  (1× in ww)',
      '    expected a version in each site',
      '    got none in it_eu at /b.json (root)',
      '    → Translate it.',
      '',
      '1 violation, 1 warning in 1 site, 1 request and 0 files; product data: not checked',
    ])
  })

  it('tells the same fault of one field once, with the sites, their number and one example', () => {
    const faults = (['ww', 'it_eu'] as const).flatMap((site) =>
      [0, 1, 2].map((index) =>
        violation(
          place(site, `/${site}/products/SAW.json`),
          `data[${index}].image.src`,
          `an image at http://x.test/${index}.jpg`,
          '404',
        ),
      ),
    )
    const report = reportOf(result([...faults, wrong]))
    expect(report).toContain(
      [
        'Violations (7 in 2 fields)',
        '/{site}/products/{code}.json  data[].image.src  (6× in ww, it_eu)',
        '    expected an image at http://x.test/0.jpg',
        '    got 404, for example at /ww/products/SAW.json data[0].image.src',
        '/{site}/navigation.json  title  (1× in it_eu)',
      ].join('\n'),
    )
    expect(report).toContain('7 violations, 0 warnings')
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
