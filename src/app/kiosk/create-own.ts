// Where `Create own` leads (spec screens §12): to the flow that the launch parameter `mode` chooses.

/** Undefined until a flow is built: nothing leads to a page that does not exist. */
export const createOwnHref: string | undefined = undefined;
