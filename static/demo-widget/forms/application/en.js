import { texts as general } from '../../texts/en.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Job (optional)',
    place: 'Where you live (optional)',
    start: 'When you could start (optional)',
    solved: 'What you can do, and a problem that you solved',
    documents: 'CV and other documents (optional)',
  },
  hints: {
    ...general.hints,
    job: 'As on the page of the job; empty for an application of your own',
    documents: 'Up to {files} files: PDF, JPG or PNG, {max} MB each',
  },
}
