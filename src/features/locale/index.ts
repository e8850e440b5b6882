export * from './remember-site'
export * from './root-script'
