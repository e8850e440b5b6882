import { describeProblems } from './describe-problems'

test('a service’s text on a problem is a line that steers no terminal', () => {
  const { text } = describeProblems([
    {
      code: 'image-invalid',
      site: 'ww',
      address: 'http://localhost/\u202Egpj.exe',
      status: 200,
      reasons: ['\u001B[2J no picture\nerror: \u009B'],
    },
  ])
  expect(text).toContain(
    '  - ww http://localhost/\\u202egpj.exe (200): \\u001b[2J no picture\\nerror: \\u009b\n',
  )
})
