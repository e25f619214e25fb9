/** In tests each row of a raw statement is what the statement says of it, no more and no less. */
import { z } from 'zod';
import { pruefeZeilen } from '#projections/roh.ts';

pruefeZeilen((form, zeilen) => {
	for (const zeile of zeilen) {
		const { error } = form.safeParse(zeile);
		if (error) throw new Error(`Eine Zeile ist nicht, was ihre Form sagt:\n${z.prettifyError(error)}`);
	}
});
