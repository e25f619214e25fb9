/** Files sent up and down. */
export const dateien = {};
