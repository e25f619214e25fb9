import type { sso } from '../contract/sso.ts';
import type { Handlers } from './handler.ts';

/** Single sign-on. */
export const ssoHandlers: Handlers<typeof sso> = {};
