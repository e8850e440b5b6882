/** The part of Gatsby's reporter that times a step. */
export interface Timing {
  activityTimer(name: string): { start(): void; end(): void }
}

/** Runs a part of the build, and Gatsby logs how long it took, as for its own steps. */
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
