// Calls the mocked identity provider without a browser.

/** Sends an operation to the provider of a service; returns the body of its answer. */
export async function callProvider(origin: string, operation: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/identity-provider`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  return response.json();
}
