/* A substitute for `npm ci`: it finishes once there is a file `go`, and fails while another one installs. */
const { existsSync, mkdirSync, rmdirSync, writeFileSync } = require('node:fs')

mkdirSync('installing')
setInterval(() => {
  if (!existsSync('go')) return
  writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }')
  rmdirSync('installing')
  process.exit()
}, 50)
