/** Files people send: uploads, their downloads, images of the tenant. */
export const dateien = {};
