/** Names all that a build is made of besides content and the day, for what is kept from build to build. */
export const SOURCES_VARIABLE = 'BUILD_SOURCES'
