export { imperialNumber, imperialOf } from './imperial'
export { readFigure } from './read-figure'
