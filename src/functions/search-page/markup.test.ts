import { escaped, markup } from './markup'

describe('markup', () => {
  it('escapes texts, and prints markup as it is', () => {
    const inner = markup`<b title="${'"&\''}">${'<i>'}</b>`
    expect(inner.html).toBe('<b title="&quot;&amp;&#39;">&lt;i&gt;</b>')
    expect(markup`<p>${inner}${7}</p>`.html).toBe(`<p>${inner.html}7</p>`)
  })

  it('prints lists one after the other, and nothing for what is not there', () => {
    expect(markup`${['<', markup`<br/>`, null, ['a', false]]}${null}${false}`.html).toBe(
      '&lt;<br/>a',
    )
  })

  it('leaves every other character as it is', () => {
    expect(escaped('$1 \\n `${x}` ‮א🪚')).toBe('$1 \\n `${x}` ‮א🪚')
  })
})
