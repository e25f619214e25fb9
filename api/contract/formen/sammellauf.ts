import { z } from 'zod';
import { id } from '../werte.ts';

/** A run that has begun, to be followed under `GET /v1/sammelaktion/{id}`, and how many it is about. */
export const begonnen = z.object({ id, n: z.int() });
