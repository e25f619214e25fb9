import { call } from '../../client/call.ts';

/** Asks for the link that signs in without a password. */
export const sendeAnmeldelink = (email: string, idempotencyKey: string): Promise<unknown> =>
	call('POST /v1/auth/login/magic', { body: { email }, idempotencyKey });
