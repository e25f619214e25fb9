/** Single sign-on. */
export const sso = {};
