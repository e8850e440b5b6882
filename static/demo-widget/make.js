/** An element with class, attributes (none for `null` and `false`) and children. */
export function make(tag, className, attributes, ...children) {
  const element = document.createElement(tag)
  if (className) element.className = `consent-forms-${className}`
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children)
  return element
}
