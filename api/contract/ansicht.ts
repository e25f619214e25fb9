/** Working in the view of another user. */
export const ansicht = {};
