import { describe, expect, test } from 'vitest';
import { createAccount, signal } from './account-deps.fixture';
import {
  removeDetail,
  saveDetail,
  sendDetailCode,
  verifyDetail,
  detailsOf,
  detailsReducer,
} from './account-calls';

describe('details', () => {
  test('the usual ones come first, the provider’s own are left out', () => {
    const rows = detailsOf([
      { Name: 'sub', Value: '1' },
      { Name: 'custom:desk', Value: '7' },
      { Name: 'email', Value: 'i@example.org' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'phone_number', Value: '+49' },
    ]);
    expect(rows).toEqual([
      { name: 'name', value: '', isVerified: undefined },
      { name: 'email', value: 'i@example.org', isVerified: true },
      { name: 'phone_number', value: '+49', isVerified: false },
      { name: 'custom:desk', value: '7', isVerified: undefined },
    ]);
  });

  test.each([
    [{ type: 'edit', name: 'email' }, { open: { form: 'edit', name: 'email' } }],
    [
      { type: 'code-sent', name: 'email', destination: 'i***' },
      { open: { form: 'verify', name: 'email', destination: 'i***' } },
    ],
    [{ type: 'cancel' }, {}],
    [{ type: 'saved', name: 'name' }, { notice: { kind: 'saved', name: 'name' } }],
    [{ type: 'removed', name: 'name' }, { notice: { kind: 'removed', name: 'name' } }],
    [{ type: 'verified', name: 'email' }, { notice: { kind: 'verified', name: 'email' } }],
  ] as const)('after %j', (action, state) => {
    expect(detailsReducer({ open: { form: 'edit', name: 'name' } }, action)).toEqual(state);
  });

  test('a saved address asks for the code that was sent there', async () => {
    const sentTo = { AttributeName: 'email', Destination: 'i***' };
    const { send, sent } = createAccount({
      UpdateUserAttributes: { CodeDeliveryDetailsList: [sentTo] },
      GetUserAttributeVerificationCode: { CodeDeliveryDetails: sentTo },
    });
    const codeSent = { type: 'code-sent', name: 'email', destination: 'i***' };
    expect(await saveDetail(send, { name: 'email', value: 'i@example.org' }, signal)).toEqual(codeSent);
    expect(await saveDetail(send, { name: 'name', value: 'Ida' }, signal)).toEqual({
      type: 'saved',
      name: 'name',
    });
    expect(await sendDetailCode(send, 'email', signal)).toEqual(codeSent);
    await verifyDetail(send, { name: 'email', code: '1' }, signal);
    await removeDetail(send, 'name', signal);
    expect(sent.slice(-2)).toEqual([
      ['VerifyUserAttribute', { AccessToken: 'old', AttributeName: 'email', Code: '1' }],
      ['DeleteUserAttributes', { AccessToken: 'old', UserAttributeNames: ['name'] }],
    ]);
  });
});
