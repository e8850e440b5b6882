/* Stands for Gatsby: it writes for ever, with a worker. `STUBBORN=1`: it does not end when it is asked to. */
const { fork } = require('node:child_process')

const isWorker = process.argv.includes('worker')
if (process.env.STUBBORN === '1') process.on('SIGTERM', () => undefined)
process.on('message', () => undefined)
console.log(`${isWorker ? 'worker' : 'gatsby'} ${process.pid}`)
if (!isWorker) fork(process.argv[1], ['worker'])
setInterval(() => undefined, 1000)
