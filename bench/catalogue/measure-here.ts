import { readFileSync, writeFileSync } from 'node:fs'
import { measureEngine, type EngineName } from './measure'
import type { Question } from './questions'

/** Each engine has its own process, so that none warms up or fills the memory of another. */
const [engine, dataFile = '', questionsFile = '', resultFile = ''] = process.argv.slice(2)

const questions = JSON.parse(readFileSync(questionsFile, 'utf8')) as Question[]
measureEngine(engine as EngineName, dataFile, questions).then(
  (measurement) => writeFileSync(resultFile, JSON.stringify(measurement)),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
