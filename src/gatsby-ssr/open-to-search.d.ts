/** Whether search engines may read the build, as webpack puts it into the code that renders pages. */
declare const OPEN_TO_SEARCH: boolean
