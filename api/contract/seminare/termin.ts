import { z } from 'zod';
import { tag } from '../werte.ts';

const uhrzeit = z.string().nullable();

/** One date of a seminar. */
export const termin = z.object({ von: tag, bis: tag, beginn: uhrzeit, ende: uhrzeit });
