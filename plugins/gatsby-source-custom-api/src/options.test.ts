import { withVariables } from './options'
import { optionsFor } from './testing/options'

const VARIABLE = 'TOKEN_OF_A_TEST'
const given = { ...optionsFor('https://content.example.com/api'), tokenVariable: VARIABLE }

beforeEach(() => {
  process.env[VARIABLE] = ''
})

it('has the token that the environment has', () => {
  process.env[VARIABLE] = 's3cret'
  expect(withVariables(given).token).toBe('s3cret')
})

it('has none where the variable is empty, or not there', () => {
  expect(withVariables(given)).not.toHaveProperty('token')
  const other = { ...given, tokenVariable: 'NO_SUCH_VARIABLE' }
  expect(withVariables(other)).not.toHaveProperty('token')
})

it('has the name of the sources that the environment has', () => {
  process.env[VARIABLE] = 'abc'
  const options = withVariables({ ...given, tokenVariable: '', sourcesVariable: VARIABLE })
  expect(options.parser).toBe('abc')
})
