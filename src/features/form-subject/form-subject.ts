/**
 * The subject of a form, by the names of the forms' fields, which are also the parameters of a form
 * page's URL: `/contacts/quotation?product=Arcus+350&version=Arcus+350+T`. `subject` is the title
 * of the job, event or tender that leads there.
 */
export type FormSubject = Readonly<Partial<Record<'product' | 'version' | 'subject', string>>>
