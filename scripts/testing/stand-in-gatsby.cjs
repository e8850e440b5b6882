/* A substitute for Gatsby: it writes forever, with a worker. With `STUBBORN=1` it ignores requests to end. */
const { fork } = require('node:child_process')

const isWorker = process.argv.includes('worker')
if (process.env.STUBBORN === '1') process.on('SIGTERM', () => undefined)
process.on('message', () => undefined)
console.log(`${isWorker ? 'worker' : 'gatsby'} ${process.pid}`)
if (!isWorker) fork(process.argv[1], ['worker'])
setInterval(() => undefined, 1000)
