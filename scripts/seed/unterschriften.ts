import { addiereTage } from '#domain/datum.ts';
import type { Partei } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { amZug, type Mappe, stelleBereit, stelleVertragBereit, unterschreibeNaechste } from './dokumente.ts';
import type { Stelle } from './grundlage.ts';
import type { Schritt } from './schritt.ts';
import { SEMINARREGELN } from './vorlagen.ts';

const BESCHEINIGUNG = 'Bescheinigung';
/** At most: volunteer, two guardians, Einsatzstelle. */
const UNTERSCHRIFTEN = 4;

/** So that whoever logs in to the demo finds something to sign: the volunteer, the first Einsatzstelle, the Traeger. */
export function zuUnterschreiben(
	mappen: readonly Mappe[],
	{ lena, stelle }: { readonly lena: Mappe | null | undefined; readonly stelle: Stelle | undefined },
	heute: string,
): Schritt[] {
	const dort = mappen.filter(({ beteiligt }) => beteiligt.EINSATZSTELLE === stelle?.mitarbeiter);
	const tue = () => {
		if (lena) stelleEineBereit([lena], SEMINARREGELN);
		if (!bringeZu('EINSATZSTELLE', dort)) stelleEineBereit(zuBescheinigende(dort), BESCHEINIGUNG);
		bringeZu(
			'TRAEGER',
			mappen.filter((mappe) => !dort.includes(mappe)),
		);
	};
	// The worker's jobs of today come after it.
	return [{ tag: addiereTage(heute, -1), tue }];
}

/** The contract of one who is agreed with and hasn't been given it yet, signed until it is that party's turn. */
function bringeZu(partei: Partei, mappen: readonly Mappe[]): boolean {
	const offene = mappen.filter(({ welt, akteID }) => {
		const { existiert, status, signaturen } = welt.akte(akteID);
		return existiert && status === FREIWILLIGER.nr.BewerbungEinigung && signaturen.length === 0;
	});
	// Not every contract has every party: the next one is tried where it never comes to its turn.
	return offene.some((mappe) => {
		stelleVertragBereit(mappe);
		for (let i = 0; i < UNTERSCHRIFTEN && amZug(mappe) !== partei; i++) unterschreibeNaechste(mappe);
		return amZug(mappe) === partei;
	});
}

/** Who has come furthest first; on the first day of a cycle nobody has begun the day before. */
function zuBescheinigende(mappen: readonly Mappe[]): readonly Mappe[] {
	const status = ({ welt, akteID }: Mappe) => welt.akte(akteID).status;
	return mappen
		.filter(
			(mappe) =>
				mappe.welt.akte(mappe.akteID).existiert &&
				status(mappe) >= FREIWILLIGER.nr.Vertragsabschluss &&
				status(mappe) <= FREIWILLIGER.nr.VorzeitigesDienstende,
		)
		.toSorted((a, b) => status(b) - status(a));
}

/** Of the first who can be given it. */
const stelleEineBereit = (mappen: readonly Mappe[], bezeichnung: string): boolean =>
	mappen.some((mappe) => {
		const spec = mappe.welt.referenz().specs.find((s) => s.bezeichnung === bezeichnung);
		return spec !== undefined && stelleBereit(mappe, spec, null);
	});
