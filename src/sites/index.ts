export * from './sites'
export * from './wording'
export * from './messages'
export * from './message-areas'
