export { writeDiscovery } from './write-discovery'
