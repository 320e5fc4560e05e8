// The address by which visitors take along what they made (spec offline §4).

/** Returns the short link of a presentation. */
export const shortLinkOf = (id: string): string => `${location.origin}/p/${id}`;
