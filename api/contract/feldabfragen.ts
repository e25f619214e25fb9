/** What is asked of a volunteer before a status. */
export const feldabfragen = {};
