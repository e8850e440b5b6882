import { BLOCK } from './passages'

/** A word or construction that texts for people do not use, with the way to say it. */
export interface Rule {
  /** Finds the phrase: its first group, or all that it matches. */
  readonly pattern: RegExp
  /** The words or the order of words to use instead. */
  readonly instead: string
}

/** A rule for phrases, given as alternatives of a regular expression. A blank is any space. */
const words = (alternatives: string, instead: string): Rule => ({
  pattern: new RegExp(
    String.raw`(?<![\w-])(?:${alternatives.replaceAll(' ', '\\s+')})(?![\w-])`,
    'gi',
  ),
  instead,
})

/** A sentence from here on: a full stop within a name (`a.md`) does not end it. */
const REST = String.raw`(?:[^.;!?${BLOCK}]|[.;!?](?!\s|$))*`

/**
 * A rule for the first words of a sentence, or of a clause after a semicolon. Questions may have them, and so may
 * headings, cells and items without a full stop. A title or a comment needs none.
 */
const subject = (alternatives: string, instead: string): Rule => ({
  pattern: new RegExp(
    String.raw`(?:^|${BLOCK}|[.;!?]["”’)]*\s)[\s"“(*]*((?:${alternatives})\b)(?=${REST}(?:[.;!]|[^\S${BLOCK}]*$))`,
    'gi',
  ),
  instead,
})

/** Names that the code had for itself. Each has a term that other engineers know. */
const privateWords: readonly Rule[] = [
  words('asleep|awake|wakes?|woken|wakened', 'hydrate, hydrated, "hydrates on interaction"'),
  words('wordings?', 'text, message, locale variant'),
  words('shel(?:f|ves)', 'collection, list'),
  words('content editions?|editions? of (?:the )?content', 'content version'),
  words('kept (?:content|text)', 'content cache, server text'),
  words('held end', 'scroll anchor'),
  words('drawn parts?', 'mounted slices'),
  words('shared parts? of (?:a|the) pages?', 'slice'),
  words('template facts', 'template manifest'),
  words('made (?:pages?|sites?)', 'page definition, site cache'),
  words('keepers?', 'cache'),
  words('patien(?:ce|tly)', 'waiting time, time limit'),
  words('misbehav\\w+', 'inject a fault, fail'),
  words('strange (?:address|endpoint)\\w*', 'unknown endpoint'),
  words('portable (?:address|url)\\w*', 'normalized URL'),
  words('beside the build', 'in the background'),
  words('filters panel|solution finder', 'product finder'),
  words('talk subject|form subject', 'enquiry'),
  words('(?:the )?room of (?:a|the|its) \\w+', 'module, directory'),
]

/** Constructions that read like a translation. */
const constructions: readonly Rule[] = [
  subject(
    String.raw`what|who|whatever(?=\s(?:is|was|has)\b)`,
    'name the subject: "A visitor who …", "Files that …"',
  ),
  subject('one (?:that|who|which|whose)|those (?:that|who|whose)|that which', 'repeat the noun'),
  words('of (?:which|whom)', 'two sentences, or "whose"'),
  words('who(?:m)?(?:so)?ever', 'anyone who, a visitor who'),
  words('anew', 'again'),
  words('lets? (?:\\w+ ){1,4}be(?! \\w+ed\\b)', 'leave … unchanged'),
  words('so as to', 'to'),
  words('(?:where|there)(?:of|from|upon)', 'of it, from it'),
  words('for want of', 'without'),
  words('lean(?:s|ed|ing)? on', 'depend on, use'),
  words('st(?:ands?|ood) in for|standing in for', 'replace, act as'),
  words('(?:is|are|was|were|not) to be had', 'available'),
  words('hears? of|heard of', 'is notified of, gets'),
  words('tells? of|told of|telling of', 'report, announce, show'),
  words('comes? about|came about', 'happen'),
  words('besides which', 'also'),
  words('no more than', 'at most'),
  words('whence|hence|lest|amid|upon', 'the everyday word'),
]

/** All rules for phrases. {@link MAX_WORDS} is the rule for sentences. */
export const rules: readonly Rule[] = [...privateWords, ...constructions]

/** Sentences with more words are hard to follow. An item of a list and a cell of a table have sentences of their own. */
export const MAX_WORDS = 32
