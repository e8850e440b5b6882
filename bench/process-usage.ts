import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The resources that a command used, with everything that it started. */
export interface Usage {
  readonly exitCode: number
  /** Seconds by the clock. */
  readonly wall: number
  /** Seconds of processor time, user and system. */
  readonly cpu: number
  /** Bytes of memory at the peak, all processes together. */
  readonly peakMemory: number
  readonly output: string
}

/** Kernel ticks per second and bytes per page. On Linux they are fixed for programs, on any hardware. */
const TICKS = 100
const PAGE = 4096
const SAMPLE_MS = 100

interface ProcessSample {
  readonly parent: number
  readonly cpu: number
  readonly memory: number
}

const sample = (pid: string): ProcessSample | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const number = (index: number) => Number(fields[index])
    // The process's own time, and the time of its ended children (proc(5): utime, stime, cutime, cstime,
    // rss).
    const cpu = (number(11) + number(12) + number(13) + number(14)) / TICKS
    return { parent: number(1), cpu, memory: number(21) * PAGE }
  } catch {
    return null // ended between the listing and the reading
  }
}

const descendants = (root: number): Map<number, ProcessSample> => {
  const all = new Map<number, ProcessSample>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = sample(pid)
    if (found) all.set(Number(pid), found)
  }
  const belongs = (pid: number): boolean => {
    for (let at = pid, found = all.get(at); found; at = found.parent, found = all.get(at)) {
      if (at === root) return true
    }
    return false
  }
  return new Map([...all].filter(([pid]) => belongs(pid)))
}

/**
 * Runs a command and measures it. Processor time and memory come from /proc, so they exist on Linux only
 * (elsewhere 0).
 */
export async function measure(
  command: string,
  arguments_: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Usage> {
  const started = performance.now()
  const child = spawn(command, arguments_, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)))
  child.stderr.on('data', (chunk) => chunks.push(String(chunk)))

  let peakMemory = 0
  let cpu = 0
  const timer = setInterval(() => {
    if (process.platform !== 'linux' || child.pid === undefined) return
    const processes = [...descendants(child.pid).values()]
    peakMemory = Math.max(
      peakMemory,
      processes.reduce((sum, { memory }) => sum + memory, 0),
    )
    cpu = Math.max(
      cpu,
      processes.reduce((sum, each) => sum + each.cpu, 0),
    )
  }, SAMPLE_MS)

  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  clearInterval(timer)
  return {
    exitCode,
    wall: (performance.now() - started) / 1000,
    cpu,
    peakMemory,
    output: chunks.join(''),
  }
}
