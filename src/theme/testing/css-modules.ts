/**
 * Stands in for every CSS module in tests: whatever class is asked for, its own name is the answer.
 * `__esModule` keeps the interop of `import * as css` from copying (and so emptying) the Proxy.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' ? true : name === 'default' ? undefined : String(name),
  },
)
