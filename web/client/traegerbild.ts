import { basePath } from './call.ts';

/** Where an image of the Traeger is to be seen. */
export const traegerbild = (uploadID: string): string => `${basePath()}/v1/parameter/download/${uploadID}`;
