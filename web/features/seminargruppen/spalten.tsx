import { Link } from '@tanstack/react-router';
import { SEMINARGRUPPEN as ERKLAERT } from '#domain/liste/seminargruppen.ts';
import { SEMINARE } from '../../texte/seminare/seminare.ts';
import { SEMINARGRUPPEN } from '../../texte/seminare/seminargruppen.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { oderLeer } from '../liste/zellen.tsx';
import { tagezahl } from '../seminare/worte.ts';
import type { Gruppenzeile } from './queries.ts';

export const GRUPPENSPALTEN = tabellenspalten<typeof ERKLAERT, Gruppenzeile>(ERKLAERT, {
	bezeichnung: ({ id, bezeichnung }) => (
		<Link to="/admin/seminargruppen/$id" params={{ id }} tabIndex={-1}>
			{bezeichnung}
		</Link>
	),
	dienstarten: ({ dienstarten }) => oderLeer(dienstarten.join(', ') || null, SEMINARGRUPPEN.alle),
	mitglieder: ({ mitglieder, maxTeilnehmer, wartend }) => SEMINARE.belegung(mitglieder, maxTeilnehmer, wartend ?? 0),
	geplanteTage: ({ geplanteTage }) => tagezahl(geplanteTage),
});
