// Where `Create own` leads (spec screens §12): to the flow that the launch parameter `mode` chooses.

/** Where visitors make their own. */
export const createOwnPath = '/create';
export const createOwnHref = `#${createOwnPath}`;
