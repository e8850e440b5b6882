export * from './sites'
export * from './language-tag'
export * from './messages'
export * from './message-areas'
