// Apart from `drafts.ts`, which comes with the forms.

/** The keys of the copies of drafts in the storage begin with it. Devices hold them. */
export const draftCopyPrefix = 'bookworm-draft-';
