/** Identifies all inputs of a build besides content and the day, for data that is kept between builds. */
export const SOURCES_VARIABLE = 'BUILD_SOURCES'

/** `1` when the last build had the same code, so that its compiled files are valid for this one. */
export const BUILT_CODE_VARIABLE = 'BUILT_CODE'
