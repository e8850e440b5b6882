/**
 * Replaces every CSS module in tests: each class has its own name as its value. `__esModule` keeps
 * the interop of `import * as css` from copying (and so emptying) the Proxy.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' ? true : name === 'default' ? undefined : String(name),
  },
)
