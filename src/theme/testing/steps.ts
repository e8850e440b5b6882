/** Replaces Gatsby's navigation: records the paths, in order. */
export function keepSteps(): readonly string[] {
  const steps: string[] = []
  window.___navigate = (address: string) => void steps.push(address)
  return steps
}
