/** The page as the server has sent it. */
export function receive() {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.append(document.createElement('main'))
  document.body.append(container)
  document.title = 'as sent'
  return container
}
/** Longer than the chunk and the frame that a head waits for. */
export const later = () => new Promise((resolve) => setTimeout(resolve, 100))
