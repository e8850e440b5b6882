/**
 * After this many milliseconds the page is printed with the pictures loaded so far: nobody waits
 * longer for a dialog.
 */
const LONGEST_WAIT = 5000

function untilDecoded(images: Iterable<HTMLImageElement>): Promise<unknown> {
  const decoding = [...images].map((image) => {
    // A lazy picture waits for the window, and so would its decoding.
    image.loading = 'eager'
    return image.decode()
  })
  return Promise.allSettled(decoding)
}

/**
 * Prints the page with all of its pictures: shows them, and waits a limited time until they are
 * loaded. Browsers do not wait when a script asks them to print.
 */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  // Pictures that wait for that event render in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await Promise.race([
    untilDecoded(document.images),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ])
  window.print()
}
