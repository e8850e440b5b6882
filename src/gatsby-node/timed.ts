import type { Reporter } from 'gatsby'

/** Does a part of the build, and has Gatsby say how long it took, as it does of its own steps. */
export async function timed<Result>(
  reporter: Pick<Reporter, 'activityTimer'>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = reporter.activityTimer(name)
  timer.start()
  try {
    return await work()
  } finally {
    timer.end()
  }
}
