export * from './sites'
