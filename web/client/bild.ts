import { basePath } from './call.ts';

/** Where an image is to be seen by those who may read what it belongs to. */
export const bildadresse = (uploadID: string): string => `${basePath()}/v1/upload/bild/${uploadID}`;

/** Where an image of a place is to be seen, by everybody as long as the place is. */
export const adressbild = (uploadID: string): string => `${basePath()}/v1/adresse/bild/${uploadID}`;

/** Where a file is to be downloaded by those who may read what it belongs to. */
export const dateiadresse = (gid: string): string => `${basePath()}/v1/upload/download/${gid}`;
