/**
 * The subject of a form, by the names of the forms' fields. The URL of a form's page has the same
 * names: `/contacts/quotation?product=Arcus+350&version=Arcus+350+T`. The field `subject` is the
 * title of the job, event or tender that leads there.
 */
export type EnquiryFields = Readonly<Partial<Record<'product' | 'version' | 'subject', string>>>
