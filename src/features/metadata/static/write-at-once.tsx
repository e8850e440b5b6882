import { Metadata, type MetadataProps } from '../metadata'

/** Writes the head of a page that is rendered to static HTML. */
export const writeAtOnce = (page: MetadataProps) => <Metadata {...page} />
