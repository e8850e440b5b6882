/** Names all that a build is made of besides content and the day, for what is kept from build to build. */
export const SOURCES_VARIABLE = 'BUILD_SOURCES'

/** `1` where the last build was of the same code, so that what it has compiled stands for this one. */
export const BUILT_CODE_VARIABLE = 'BUILT_CODE'

/** `1` where a build has begun before it is known whether there is anything to build. */
export const CONTENT_AWAITED_VARIABLE = 'CONTENT_AWAITED'

/** What such a build reads on its standard input once there is. */
export const THERE_IS_CONTENT = 'build'

/** In development the address of the server before Gatsby. */
export const DEVELOPMENT_SERVER_VARIABLE = 'DEVELOPMENT_SERVER'
