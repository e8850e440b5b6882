export * from './projection'
export { WorldMap } from './world-map'
