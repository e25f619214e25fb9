import type { z } from 'zod';
import { einwilligungen } from '#domain/akte/freiwilliger/einwilligung.ts';
import { liestAlter, schreibbareFelder } from '#domain/akte/sicht/felder.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import { ungepruefteAngaben } from '#domain/akte/steuerwerte.ts';
import type { Erziehungsberechtigter } from '#domain/akte/zustand.ts';
import { alterAm } from '#domain/datum.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Personendaten, Personenfeld } from '#domain/felder/personenfelder.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import { darf } from '#domain/zugriff/darf.ts';
import type { erziehungsberechtigter, freiwilliger } from '../contract/formen/freiwilliger.ts';
import { type Blickfeld, benutzerName, zeigeFremdenWunsch, zeigeVertrag, zeigeWunsch } from './wunsch.ts';

/** A volunteer as far as the viewer may see him. */
export function zeigeFreiwilligen(feld: Blickfeld, sicht: Aktensicht): z.output<typeof freiwilliger> {
	const { akte, akteur, referenz, heute } = feld;
	const { geburtsdatum } = akte.person;
	const alter = geburtsdatum && liestAlter(sicht.felder) ? alterAm(geburtsdatum, heute) : null;
	return {
		...nurLesbare(akte.person, sicht.lesbar),
		id: akte.id,
		status: akte.status,
		statusSeit: akte.statusSeit,
		zyklusID: akte.zyklusID,
		herkunft: akte.herkunft,
		alter,
		isMinderjaehrig: geburtsdatum && alter !== null ? istMinderjaehrig(geburtsdatum, heute) : null,
		angelegtAm: akte.angelegtAm,
		bewerbungAbgesendetAm: akte.bewerbungAbgesendetAm,
		nachbearbeitungAbgeschlossenAm: akte.nachbearbeitungAbgeschlossenAm,
		hatKonto: akte.userID !== null,
		kontoID: darf(akteur, 'fremdeEmailAendern') ? akte.userID : null,
		emailUnzustellbarSeit: null,
		traegerBetreuerUserID: akte.traegerBetreuerUserID,
		traegerBetreuer: benutzerName(referenz, akte.traegerBetreuerUserID),
		wuensche: zeigeWuensche(feld, sicht),
		weitereWuensche: sicht.weitere,
		vertraege: sicht.vertraege.map((v) => zeigeVertrag(feld, v)),
		erziehungsberechtigte:
			sicht.erziehungsberechtigte === 'KEINE'
				? []
				: akte.erziehungsberechtigte.map((e) =>
						zeigeErziehungsberechtigten(e, sicht.erziehungsberechtigte === 'NAMEN'),
					),
		ungeprueft: ungepruefteAngaben(akte, referenz.specs).filter((f) => sicht.lesbar.includes(f)),
		einwilligungen: zeigeEinwilligungen(feld, sicht),
		schreibbar: [...schreibbareFelder(akteur, akte, benannteFelder(referenz.parameter))],
		version: akte.personVersion,
	};
}

function zeigeEinwilligungen({ akte, referenz, heute }: Blickfeld, sicht: Aktensicht) {
	const kennt = sicht.erziehungsberechtigte !== 'KEINE';
	const name = (id: string) => {
		const person = akte.erziehungsberechtigte.find((e) => e.id === id)?.person;
		return kennt && person ? `${person.vorname} ${person.nachname}` : null;
	};
	return einwilligungen(akte, referenz.specs, heute)
		.filter(({ feld }) => sicht.lesbar.includes(feld))
		.map(({ userID, eltern, ...rest }) => ({
			...rest,
			von: benutzerName(referenz, userID),
			erziehungsberechtigte: eltern.map(({ id, am }) => ({ name: name(id), am })),
		}));
}

export const zeigeWuensche = (feld: Blickfeld, sicht: Aktensicht) => [
	...sicht.wuensche.map((w) => zeigeWunsch(feld, w)),
	...sicht.fremde.map((w) => zeigeFremdenWunsch(feld, w)),
];

function nurLesbare(person: Personendaten, lesbar: readonly Personenfeld[]): Personendaten {
	return Object.fromEntries(lesbar.filter((f) => f in person).map((f) => [f, person[f]])) as Personendaten;
}

export function zeigeErziehungsberechtigten(
	e: Erziehungsberechtigter,
	nurName = false,
): z.output<typeof erziehungsberechtigter> {
	const { vorname, nachname, ...uebrige } = e.person ?? { vorname: null, nachname: null };
	return {
		id: e.id,
		art: e.art,
		isUnterschriftErforderlich: e.isUnterschriftErforderlich,
		isAlleinigesSorgerecht: e.isAlleinigesSorgerecht,
		vorname,
		nachname,
		...(nurName ? {} : uebrige),
		version: e.version,
	};
}
