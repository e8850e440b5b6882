export * from './block'
export * from './view-models'
