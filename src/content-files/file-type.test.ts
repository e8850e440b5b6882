import { fileType, isTypeOf } from './file-type'

const OCTETS = 'application/octet-stream'
const bytes = (start: string) => Buffer.from(start, 'latin1')
const ZIP = 'PK\u0003\u0004'

describe('fileType', () => {
  it.each([
    ['KATALOG.PDF', '%PDF-1.7', 'application/pdf', true],
    ['a.pdf', '\r\n%PDF-1.3', 'application/pdf', true],
    ['a.zip', ZIP, 'application/zip', false],
    ['a.xlsx', ZIP, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    [
      'a.docx',
      ZIP,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      false,
    ],
    ['a.dwg', 'AC1032\0', 'image/vnd.dwg', false],
    ['a.dxf', '  0\nSECTION\n', 'image/vnd.dxf', false],
    ['a.step', 'ISO-10303-21;', 'model/step', false],
    ['a.STP', '/* by us */ ISO-10303-21;', 'model/step', false],
    ['a.igs', ' '.repeat(72) + 'S      1', 'model/iges', false],
    ['a.stl', 'solid arcus', 'model/stl', false],
    ['a.csv', 'ï»¿a;b', 'text/csv', false],
    ['a.jpg', 'ÿØÿà', 'image/jpeg', true],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml', false],
    // Named wrongly, and harmless: the bytes count.
    ['a.xls', ZIP, 'application/zip', false],
    // An unknown format.
    ['a.sldprt', '\0\0\0\0', OCTETS, false],
    ['17', '%PDF-1.7', 'application/pdf', true],
  ])('%s that begins with %j is offered as %s', (name, start, type, isShown) => {
    expect(fileType(name, OCTETS, bytes(start))).toMatchObject({ type, isShown })
  })

  it.each([
    ['a.pdf', '', 'an empty file'],
    ['a.pdf', 'MZ\u0090', 'no .pdf file: it begins with "MZ\u0090"'],
    ['a.csv', '<!DOCTYPE html><title>Sign in</title>', 'no file but a page (HTML)'],
    ['a.sldprt', 'ï»¿\n<html>', 'no file but a page (HTML)'],
    ['a.txt', 'ÿþ<\0s\0c\0r\0i\0p\0t\0>\0', 'no file but a page (HTML)'],
  ])('%s that begins with %j is not offered', (name, start, problem) => {
    expect(fileType(name, OCTETS, bytes(start))).toEqual({ problem })
  })

  it('takes no answer in JSON for a file, and no wrong type for a reason', () => {
    const message = bytes('{"error":')
    expect(fileType('a.csv', 'application/json', message)).toHaveProperty('problem')
    expect(fileType('a.pdf', 'text/html', bytes('%PDF-'))).toMatchObject({
      type: 'application/pdf',
    })
  })
})

test.each([
  ['application/pdf', 'a.PDF', true],
  ['Application/PDF; x=1', 'a.pdf', true],
  ['application/octet-stream', 'a.pdf', false],
  ['application/octet-stream', 'a.sldprt', false],
  ['text/html', 'a.pdf', false],
])('%s is what %s promises: %s', (sent, name, is) => {
  expect(isTypeOf(sent, name)).toBe(is)
})
