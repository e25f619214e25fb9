import { z } from 'zod';
import { pflichttext } from './felder/text.ts';

/** What somebody asks the support (integrations.md §5). */
export const anfrageSchema = z.object({
	betreff: pflichttext({ max: 150 }),
	nachricht: pflichttext({ max: 5000, mehrzeilig: true }),
});
