/** Names all that a build is made of besides content and the day, for what is kept from build to build. */
export const SOURCES_VARIABLE = 'BUILD_SOURCES'

/** `1` where the last build was of the same code, so that what it has compiled stands for this one. */
export const BUILT_CODE_VARIABLE = 'BUILT_CODE'
