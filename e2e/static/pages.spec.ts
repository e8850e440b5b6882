import { test } from '@playwright/test'
import { readPages } from './all-pages'
import { companyTests } from './checks/company'
import { discoveryTests } from './checks/discovery'
import { languageTests } from './checks/language'
import { linkTests } from './checks/links'
import { metadataTests } from './checks/metadata'
import { routeTests } from './checks/routes'
import { structuredDataTests } from './checks/structured-data'

// One worker reads all pages once; several workers would each read them again.
test.describe.configure({ mode: 'default' })

const READ_MS = 180_000

// Not when the file is loaded: Playwright also loads it before the tests, to list them.
test.beforeAll(() => {
  test.setTimeout(READ_MS)
  readPages()
})

test.describe('routes', routeTests)
test.describe('language', languageTests)
test.describe('metadata', metadataTests)
test.describe('structured data', structuredDataTests)
test.describe('links', linkTests)
test.describe('company', companyTests)
test.describe('discovery', discoveryTests)
