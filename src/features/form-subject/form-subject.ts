/**
 * What a form is about, by the names that the forms' fields have and that stand in the query of a
 * form's page: `/contacts/quotation?product=Arcus+350&version=Arcus+350+T`. The subject is the title of the job,
 * event or tender that leads there.
 */
export type FormSubject = Readonly<Partial<Record<'product' | 'version' | 'subject', string>>>
