import { publishedName } from './flat-html'

const files = new Set([
  ...['index.html', 'page-data/index/page-data.json'],
  ...['products/index.html', 'page-data/products/page-data.json'],
  ...['products/saws/index.html', 'page-data/products/saws/page-data.json'],
  ...['404/index.html', 'page-data/404/page-data.json'],
  ...['404.html', 'page-data/404.html/page-data.json'],
  ...['widget/index.html', 'app.js'],
])
const name = (file: string) => publishedName(file, files)

test('every page but the root one has a file that is served without a trailing slash', () => {
  expect(name('products/index.html')).toBe('products.html')
  expect(name('products/saws/index.html')).toBe('products/saws.html')
  expect(name('index.html')).toBe('index.html')
})

test('a file that is no page keeps its name, and so do the two forms that Gatsby writes of its own 404', () => {
  for (const file of ['widget/index.html', 'app.js', '404.html', '404/index.html']) {
    expect(name(file)).toBe(file)
  }
})
