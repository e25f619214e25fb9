/** Users, invitations and join requests. */
export const benutzer = {};
