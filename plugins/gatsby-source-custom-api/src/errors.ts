import type { Reporter } from 'gatsby'
import type { ProblemCode } from '../../../src/content-graph'

interface Kind {
  /** The id in Gatsby's error map. */
  readonly id: string
  readonly title: string
  readonly advice: string
}

/** The title of each problem, and advice for it. */
export const kinds: Readonly<Record<ProblemCode, Kind>> = {
  unreachable: {
    id: '10001',
    title: 'The content service cannot be reached',
    advice:
      'Check CONTENT_API_URL and that the service is running and reachable from this machine.',
  },
  timeout: {
    id: '10002',
    title: 'The content service does not answer in time',
    advice:
      'Try again when the service is less busy; raise the option timeoutMs or lower concurrency.',
  },
  refused: {
    id: '10013',
    title: 'The content service refuses',
    advice: 'Check CONTENT_API_TOKEN, and that the service allows requests from this machine.',
  },
  missing: {
    id: '10014',
    title: 'The content service does not have what its own lists name',
    advice: 'Publish the entry, or remove it from the list.',
  },
  required: {
    id: '10016',
    title: 'Content that every site needs is missing',
    advice:
      'Publish it for the sites named (lists may be empty); docs/errors.md says what is required. If all is missing, check CONTENT_API_URL.',
  },
  overloaded: {
    id: '10015',
    title: 'The content service asks for fewer requests',
    advice:
      'Build again later; lower the option concurrency, or raise retries or the limit of the service.',
  },
  status: {
    id: '10003',
    title: 'The content service answers with an error',
    advice: 'Look into the log of the service; build again when it has recovered.',
  },
  redirect: {
    id: '10004',
    title: 'The content service redirects',
    advice:
      'Redirects are not followed: put the address that it redirects to into CONTENT_API_URL.',
  },
  'not-tried': {
    id: '10005',
    title: 'Not tried any more',
    advice: 'Solve the failures above first, then build again.',
  },
  truncated: {
    id: '10006',
    title: 'An answer was cut off',
    advice:
      'Build again; if it stays, look for a limit or a crash in the service or in a proxy before it.',
  },
  html: {
    id: '10007',
    title: 'HTML instead of JSON',
    advice:
      'CONTENT_API_URL probably points to the website of the service, a login page or a proxy instead of its API.',
  },
  'not-json': {
    id: '10008',
    title: 'An answer is not JSON',
    advice: 'Open the address by hand and compare it with docs/content-api.yaml.',
  },
  'too-large': {
    id: '10009',
    title: 'An answer is too large',
    advice: 'Let the service answer in pages and no deeper than docs/content-api.yaml describes.',
  },
  contract: {
    id: '10010',
    title: 'Content does not keep the contract',
    advice:
      'Correct the named fields in the content service; docs/content-api.yaml says what each must be. `npm run content:check` checks all of them.',
  },
  pagination: {
    id: '10011',
    title: 'The pages of a list do not agree',
    advice:
      'If somebody edited the list meanwhile, build again; else correct meta.pagination in the service.',
  },
  repeated: {
    id: '10017',
    title: 'A list names an item twice',
    advice:
      'Order the list by something that no two items share: add the id as its last criterion (docs/content-service.md). Two items need two ids. If somebody edited the list meanwhile, build again.',
  },
  address: {
    id: '10012',
    title: 'A code or slug that is no part of an address',
    advice: 'Correct the code or slug in the content service.',
  },
  'unknown-site': {
    id: '10020',
    title: 'The content service has a site that the website does not know',
    advice: 'Remove the site from sites.json, or add it to src/sites.',
  },
  'missing-site': {
    id: '10021',
    title: 'The content service lacks a site',
    advice: 'Add the site to sites.json, or remove it from src/sites.',
  },
  'missing-code': {
    id: '10022',
    title: 'A product category without a code',
    advice: 'Give the category its code in the filter list productsCategories.',
  },
  'duplicate-id': {
    id: '10023',
    title: 'Two elements with one id',
    advice: 'Each element needs an id of its own within its site.',
  },
  'duplicate-slug': {
    id: '10024',
    title: 'Two products with one address',
    advice: 'Give one of the two another slug.',
  },
  mismatch: {
    id: '10025',
    title: 'A list and its entry disagree',
    advice:
      'Correct the service: the address of an entry must answer the entry that the list names.',
  },
  'image-missing': {
    id: '10030',
    title: 'An image does not exist',
    advice: 'Upload the file again, or remove it from the entries that show it.',
  },
  'image-invalid': {
    id: '10031',
    title: 'A file is not a usable image',
    advice: 'Replace it with a JPEG, PNG, WebP, AVIF, GIF or SVG file that opens in a browser.',
  },
  'image-too-large': {
    id: '10032',
    title: 'An image is too large',
    advice: 'Upload a smaller file (1920 pixels are enough), or raise the option image.maxBytes.',
  },
  'file-missing': {
    id: '10040',
    title: 'A film or icon does not exist',
    advice: 'Upload the file again, or remove it from the fields that name it.',
  },
  'file-unavailable': {
    id: '10041',
    title: 'A film or icon cannot be had',
    advice:
      'Open the address on this machine; if it is right, look into the log of its host and build again.',
  },
  'file-invalid': {
    id: '10042',
    title: 'A file is not a usable film or icon',
    advice:
      'Give the fields a film as MP4 or WebM, the company an icon as SVG or PNG, at an address of https: or http:.',
  },
  'file-too-large': {
    id: '10043',
    title: 'A film or icon is too large',
    advice:
      'Upload a smaller file (some MB are enough for a loop), or raise the option maxFileBytes.',
  },
}

/** The id of reports with several kinds of problem. */
export const SEVERAL_KINDS = '10000'

type ErrorMap = Parameters<Reporter['setErrorMap']>[0]

const entry: ErrorMap[string] = {
  text: (context: { sourceMessage: string }) => context.sourceMessage,
  level: 'ERROR',
  category: 'THIRD_PARTY',
}

/** The plugin's part of Gatsby's error map. */
export const errorMap: ErrorMap = Object.fromEntries(
  [SEVERAL_KINDS, ...Object.values(kinds).map(({ id }) => id)].map((id) => [id, entry]),
)
