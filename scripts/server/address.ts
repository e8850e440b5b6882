import type { IncomingMessage } from 'node:http'

const HOST = /^[A-Za-z0-9._:[\]-]+$/

/** The address that a request asks for, or `null` where its host and path make none. */
export function addressOf({ headers, url = '/' }: IncomingMessage): URL | null {
  const { host = 'localhost' } = headers
  const address = `http://${host}${url}`
  const isOne = HOST.test(host) && url.startsWith('/') && URL.canParse(address)
  return isOne ? new URL(address) : null
}

/** The path of an address, decoded, or `null` when it is not correctly encoded. */
export function decodedPath({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
