import { withToken } from './options'
import { optionsFor } from './testing/options'

const VARIABLE = 'TOKEN_OF_A_TEST'
const given = { ...optionsFor('https://content.example.com/api'), tokenVariable: VARIABLE }

beforeEach(() => {
  process.env[VARIABLE] = ''
})

it('has the token that the environment has', () => {
  process.env[VARIABLE] = 's3cret'
  expect(withToken(given).token).toBe('s3cret')
})

it('has none where the variable is empty, or not there', () => {
  expect(withToken(given)).not.toHaveProperty('token')
  const other = { ...given, tokenVariable: 'NO_SUCH_VARIABLE' }
  expect(withToken(other)).not.toHaveProperty('token')
})
