import { highlight } from './highlight'

/** A text with the words of a query marked. */
export const Highlighted = ({ text, query }: { text: string; query: string }) => (
  <>
    {highlight(text, query).map((piece, index) =>
      piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
    )}
  </>
)
