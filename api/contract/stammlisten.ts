/** Selection lists of the tenant and the texts of its pages. */
export const stammlisten = {};
