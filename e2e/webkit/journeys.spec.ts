import { expect } from '@playwright/test'
import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { path, searchUrl } from '../../src/routes'
import { TIMEOUT_MS, test } from './driver'

const ON_THE_MOVE = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
]

/** Whether the page has replaced the element, or a sliding panel moves or covers it. Other errors are thrown. */
function isOnTheMove(problem: unknown): false {
  if (ON_THE_MOVE.some((kind) => problem instanceof kind)) return false
  throw problem
}

async function shown(driver: WebDriver, locator: By): Promise<WebElement> {
  const element = await driver.wait(async () => {
    const [found] = await driver.findElements(locator)
    return found && (await found.isDisplayed().catch(isOnTheMove)) ? found : null
  }, TIMEOUT_MS)
  if (!element) throw new Error(`Nothing is shown at ${locator.toString()}.`)
  return element
}

async function click(driver: WebDriver, locator: By): Promise<void> {
  const isClicked = async () => (await shown(driver, locator)).click().then(() => true, isOnTheMove)
  await driver.wait(isClicked, TIMEOUT_MS)
}

/** Opens a page and interacts with it, so that all of it is hydrated. */
async function open(driver: WebDriver, address: string): Promise<void> {
  await driver.get(new URL(address, process.env.BASE_URL).href)
  await shown(driver, By.css('html[data-hydrated]'))
  await driver.executeScript('window.dispatchEvent(new Event("touchstart"))')
  await driver.wait(
    async () => (await driver.findElements(By.css('main[data-static]'))).length === 0,
    TIMEOUT_MS,
  )
}

const urlOf = async (driver: WebDriver) => new URL(await driver.getCurrentUrl())

/** Waits until the address is as expected: the window learns of a new one after the page. */
const atAddress = (driver: WebDriver, isExpected: (url: URL) => boolean) =>
  driver.wait(async () => isExpected(await urlOf(driver)), TIMEOUT_MS)

test('from the home page by a filter to a machine, and back', async ({ browserWindow: driver }) => {
  await open(driver, path('home', 'en_eu'))
  await click(driver, By.partialLinkText('Kitchen and bathroom worktops'))
  await click(driver, By.xpath(`//main//button[starts-with(., '${en.catalogue.typology}')]`))
  await click(driver, By.xpath("//main//label[contains(., '5 interpolated axes')]"))
  const machine = By.partialLinkText('Arcus 625 5X')
  await shown(driver, machine)
  const chosen = ({ searchParams }: URL) => [...searchParams.keys()].sort().join()
  await atAddress(driver, (url) => chosen(url) === 'industries[],typologies[]')
  const { search } = await urlOf(driver)

  await click(driver, machine)
  await driver.wait(until.titleContains('Arcus 625'), TIMEOUT_MS)
  await driver.navigate().back()
  await atAddress(driver, (url) => url.search === search)
  await shown(driver, machine)
})

test('a search over a page leads to its results', async ({ browserWindow: driver }) => {
  await open(driver, path('services', 'en_eu'))
  await click(driver, By.css('[data-opens="search"]'))
  const field = await shown(driver, By.css('[role="dialog"] [role="combobox"]'))
  await field.sendKeys('arcus\uE007')
  await atAddress(driver, ({ pathname }) => pathname === path('search', 'en_eu'))
  expect(await driver.getCurrentUrl()).toContain(searchUrl('en_eu', { query: 'arcus' }))
  await shown(driver, By.xpath("//*[@data-search-results]//a[contains(., 'Arcus 350')]"))
})

test('the menu leads to the form of spare parts, which says what is missing', async ({
  browserWindow: driver,
}) => {
  await open(driver, path('home', 'en_eu'))
  await click(driver, By.css('[data-opens="mainMenu"]'))
  const menu = `//nav[@aria-label='${en.chrome.mainNavigation}']`
  await click(driver, By.xpath(`${menu}//summary[contains(., 'Services')]`))
  await click(driver, By.xpath(`${menu}//a[contains(., 'Order spare parts')]`))
  await click(driver, By.css('form[data-form] button[type="submit"]'))
  const summary = await shown(driver, By.css('form[data-form] [role="group"]'))
  const hasFocus = async () =>
    (await summary.getId()) === (await driver.switchTo().activeElement().getId())
  await driver.wait(hasFocus, TIMEOUT_MS)
  const wrong = await driver.findElements(By.css('form[data-form] [aria-invalid]'))
  expect(wrong.length).toBeGreaterThan(3)
})
