export * from './follow-loader'
export * from './scroll'
export * from './turn-page'
