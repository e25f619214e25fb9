/** Places: approved, allotted, asked for. */
export const kontingente = {};
