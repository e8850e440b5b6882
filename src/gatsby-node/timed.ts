/** What of Gatsby's reporter says how long something took. */
export interface Timing {
  activityTimer(name: string): { start(): void; end(): void }
}

/** Does a part of the build, and has Gatsby say how long it took, as it does of its own steps. */
export async function timed<Result>(
  reporter: Timing,
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
