export * from './metadata'
