const { join } = require('node:path')

/** Node splits its options at spaces, so the path is in quotes. Inside quotes a backslash is doubled. */
const FIRST = `--require=${JSON.stringify(join(__dirname, 'child.cjs'))}`

/**
 * @param {import('./child-environment.cjs').Variables} [changes]
 * @param {import('./child-environment.cjs').Write} [write]
 */
exports.childEnvironment = (changes = {}, write) => {
  const variables = { ...process.env, ...changes }
  const options = variables.NODE_OPTIONS ?? ''
  return {
    ...variables,
    NODE_OPTIONS: options.includes(FIRST) ? options : `${options} ${FIRST}`.trim(),
    // The child may load its first module after this process has ended.
    STARTED_BY: String(process.pid),
    ...(write && { WRITES_FOR: JSON.stringify(write) }),
  }
}
