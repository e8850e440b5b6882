/** Lets the browser paint and respond before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
