/** Characters that RFC 8187 escapes in an extended value, and `encodeURIComponent` does not. */
const NO_ATTRIBUTE_SIGN = /['()*]/g

const byNumber = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** The nearest name in ASCII: letters without their marks, `_` for all other characters. */
const inAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')

/**
 * `Content-Disposition` of a file (RFC 6266): its name in ASCII for old readers. A name with other characters follows as it
 * is (RFC 8187), in composed letters, as systems other than macOS write them.
 *
 * @param isShown whether browsers may show it in place of keeping it
 */
export function contentDisposition(name: string, isShown: boolean): string {
  const composed = name.normalize('NFC')
  const plain = inAscii(composed)
  const exact = encodeURIComponent(composed).replace(NO_ATTRIBUTE_SIGN, byNumber)
  return [
    isShown ? 'inline' : 'attachment',
    `filename="${plain}"`,
    ...(plain === composed ? [] : [`filename*=UTF-8''${exact}`]),
  ].join('; ')
}
