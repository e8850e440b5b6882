import { imageShape } from './image-shape'

test.each([
  [2400, 1000, 'panorama', 'fill'],
  [2000, 1000, 'panorama', 'fill'],
  [1920, 1080, 'landscape', '16x9'],
  [1600, 1000, 'landscape', '8x5'],
  [1500, 1000, 'landscape', '3x2'],
  [1024, 768, 'landscape', '4x3'],
  [900, 900, 'portrait', '1x1'],
  [900, 1200, 'portrait', '4x5'],
  [500, 2000, 'portrait', '4x5'],
])('%d × %d stands as a %s in the frame %s', (width, height, shape, ratio) => {
  expect(imageShape({ width, height })).toEqual({ shape, ratio })
})
