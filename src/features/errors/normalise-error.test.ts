import { normaliseError } from './normalise-error'

test.each([
  [new Error('broken'), { message: 'broken', statusCode: 500 }],
  [
    { message: 'gone', statusCode: 410, status: 404 },
    { message: 'gone', statusCode: 410 },
  ],
  [
    { message: 'refused', status: 403 },
    { message: 'refused', statusCode: 403 },
  ],
  [
    { message: 'away', response: { status: 502 } },
    { message: 'away', statusCode: 502 },
  ],
  [
    { message: 'odd', status: 'ok', statusCode: 200 },
    { message: 'odd', statusCode: 500 },
  ],
  ['just text', { message: 'just text', statusCode: 500 }],
  [null, { message: 'null', statusCode: 500 }],
])('Any error: %j becomes message and status', (error, normalised) => {
  expect(normaliseError(error)).toEqual(normalised)
})
