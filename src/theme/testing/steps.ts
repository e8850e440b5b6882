/** Stands in for Gatsby's own steps to other pages: keeps the addresses, in order. */
export function keepSteps(): readonly string[] {
  const steps: string[] = []
  window.___navigate = (address: string) => void steps.push(address)
  return steps
}
