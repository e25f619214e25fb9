import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { geltenderVertrag } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { liestDokumente } from '#domain/akte/sicht/dokumente.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import { alterAm } from '#domain/datum.ts';
import type { Ausgang } from '../contract/route.ts';
import type { suche } from '../contract/system/suche.ts';
import { type Blickfeld, zeigeWunsch } from './wunsch.ts';

type Vorschau = Ausgang<typeof suche.zeigeTreffervorschau>['data'];

/** What tells one from another of the same name, and what waits; nothing sensitive, so that looking is no reading. */
export function zeigeTreffervorschau(
	{ akte, akteur, referenz, ctx }: Lage,
	feld: Blickfeld,
	sicht: Aktensicht,
): Vorschau {
	const { geburtsdatum, mobil, email, plz, ort } = akte.person;
	const fuehrend = dokumentwunsch(akte);
	const wunsch = fuehrend && zeigeWunsch(feld, fuehrend);
	const vertrag = fuehrend && geltenderVertrag(akte, fuehrend.id);
	const gefragt = akte.anforderungen.filter((a) => {
		const spec = referenz.specs.find((s) => s.id === a.specID);
		return spec && liestDokumente(akteur, sicht, spec) && standDerAnforderung(akte, a) !== 'NOT_REQUESTED';
	});
	return {
		alter: geburtsdatum ? alterAm(geburtsdatum, ctx.heute) : null,
		mobil: mobil ?? null,
		email: email ?? null,
		wohnort: [plz, ort].filter(Boolean).join(' ') || null,
		einsatzort: wunsch?.einsatzort ?? null,
		dienstart: wunsch?.dienstart ?? null,
		beginn: vertrag?.vertragsbeginn ?? null,
		ende: vertrag?.vertragsende ?? null,
		betreuung: referenz.benutzer.get(akte.traegerBetreuerUserID ?? '')?.name ?? null,
		dokumente: {
			fehlen: gefragt.filter((a) => standDerAnforderung(akte, a) === 'NOT_PROVIDED').length,
			gesamt: gefragt.length,
		},
		dran: wunsch?.dran ?? null,
	};
}
