const columns = Array.from({ length: 10 }, (_, index) => `Blade diameter ${index + 1}`)
const cells = (tag: 'th' | 'td') => columns.map((name) => `<${tag}>${name}</${tag}>`).join('')

/** Markup that editors paste from anywhere, with every element that the sanitiser knows. */
export const everyElement = `
<h1>Everything that a text may hold</h1>
<p>Running text with <strong>strong</strong>, <em>emphasised</em>, <b>bold</b>, <i>italic</i>, <u>underlined</u>,
<s>struck</s>, <small>small</small> and <mark>marked</mark> words, <abbr title="computer numerical control">CNC</abbr>,
<q>quoted</q> words of a <cite>book</cite>, <code>G0 X10 Y20</code>, CO<sub>2</sub>, m<sup>2</sup>, <ruby>石<rt>ishi</rt></ruby>
and <span lang="it">pietra</span>.<br>A second line with <a href="/products">a link</a> and a footnote<a href="#_ftn1"
name="_ftnref1">[1]</a>.</p>
<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
https://www.example.com/an/address/that/is/longer/than/the/narrowest/window?with=a&long=query-that-has-no-blanks-at-all</p>
<div>A division.</div><div>Another <img src="/media/saw.jpg" alt="drawing of a saw">.</div>
<h4>A heading two levels below</h4>
<ul><li>One<ul><li>One of one<ul><li>And of that</li></ul></li></ul></li><li>Two<p>with a paragraph</p></li></ul>
<ol><li>First<ol type="a"><li>First of first</li><li>Second of first</li></ol></li><li>Second</li></ol>
<ol start="3"><li>Third</li><li value="10">Tenth</li></ol>
<ol reversed type="I"><li>Two</li><li>One</li></ol>
<ol start="1998"><li>In four figures</li></ol>
<dl><dt>Blade</dt><dd>A disc of steel</dd><dd>A wire</dd><dt>Table</dt><dd>Of granite</dd></dl>
<blockquote><p>A quotation.</p><p>And what follows.</p></blockquote>
<hr>
<pre>N10 G21 G90 G17 G40 G49 G80 (metric, absolute, plane XY, no compensation, no cycle)
  N20 T1 M6
    N30 G0 X0 Y0</pre>
<figure><table><caption>Ten columns</caption><thead><tr>${cells('th')}</tr></thead>
<tbody><tr>${cells('td')}</tr></tbody><tfoot><tr><td colspan="9">Sum</td><td>10</td></tr></tfoot></table>
<figcaption>What stands below the table</figcaption></figure>
<table><tr><th scope="row" rowspan="2">Narrow</th><td>A</td></tr><tr><td><div>B</div><div>C</div></td></tr></table>
<div dir="rtl" lang="ar"><p>نص من اليمين إلى اليسار</p><ul><li>واحد</li><li>اثنان</li></ul><ol><li>أول</li></ol>
<blockquote>اقتباس</blockquote></div>
<h2>A second part</h2>
<details><summary>A disclosure</summary>with its text</details>
<address>Via dei Marmisti 61<br>Florence</address>
<figure class="media"><oembed url="https://www.youtube.com/watch?v=abc"></oembed></figure>
<h6>The lowest heading</h6>
<div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> The footnote.</p></div>
`
