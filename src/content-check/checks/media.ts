import { textsWithMedia } from '../../contract'
import { type Finding, warning } from '../finding'
import { allAnswers, type Snapshot } from '../snapshot'

/** Media within texts, which pages show as links. */
export const checkMediaInTexts = (snapshot: Snapshot): Finding[] =>
  allAnswers(snapshot).flatMap((asked) =>
    textsWithMedia(asked.data, Array.isArray(asked.data) ? 'data' : '').map(({ path, media }) =>
      warning(asked, path, 'a text without media', media.join(', ')),
    ),
  )
