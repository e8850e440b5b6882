type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * A click on a link that is meant for the browser: another button than the first or a held key
 * opens a new tab or window, or saves the file. Scripts ignore it.
 */
export const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey
