type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * A click on a link that the visitor means for the browser: another button than the first or a key
 * held opens a new tab or window, or saves the file. Scripts leave it alone.
 */
export const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey
