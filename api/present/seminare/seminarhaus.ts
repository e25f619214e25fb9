import type { haeuser } from '#api/contract/seminare/haus.ts';
import { bettenmangel } from '#domain/seminar/haus/bettenmangel.ts';
import { loeschtag, nichtMehrSeit } from '#domain/seminar/haus/frist.ts';
import { alsGast } from '#domain/seminar/haus/gast.ts';
import type { Haus } from '#domain/seminar/haus/haus.ts';
import { type Esser, KOSTARTEN, type Kuechenblatt, kuechenblatt } from '#domain/seminar/haus/kueche.ts';
import type { Gast } from '#domain/seminar/haus/raumregeln.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import type { FrueheresHaus, Hausperson, Kost } from '#projections/queries/seminare/haus.ts';
import type { Ausgang } from '../../contract/route.ts';

type Hausantwort = Ausgang<typeof haeuser.holeSeminarhaus>['data'];

/** A house as it is looked at: the seminar, and who is there by what the portal knows of him today. */
export interface Hausblick {
	readonly seminar: Seminar;
	readonly personen: readonly Hausperson[];
	readonly kost: readonly Kost[];
	readonly heute: string;
	/** Parameter. */
	readonly seminardatenMonate: number;
}

export const gaesteIn = ({ seminar, personen, heute }: Hausblick): Gast[] =>
	personen.map((person) => alsGast(person, ersterTag(seminar.felder) ?? heute));

/** Since when nothing is kept any more, and when that will be. */
export function fristVon({ seminar, heute, seminardatenMonate }: Omit<Hausblick, 'personen' | 'kost'>) {
	const faelligAm = loeschtag(letzterTag(seminar.felder), seminardatenMonate);
	const geloeschtAm = nichtMehrSeit({ geloeschtAm: seminar.haus.geloeschtAm, faelligAm, heute });
	return { geloeschtAm, loeschungAm: faelligAm };
}

export function kuecheVon({ seminar, personen, kost }: Hausblick): Kuechenblatt {
	const von = new Map(kost.map((eine) => [eine.id, eine]));
	const angaben = angabenJeGast(seminar.haus);
	const esser = personen.map(({ id }): Esser => {
		const { ankunft = null, abreise = null } = angaben.get(id) ?? {};
		const { ernaehrung = null, allergien = null } = von.get(id) ?? {};
		return { id, ankunft, abreise, ernaehrung, allergien };
	});
	return kuechenblatt(seminar.felder.termine, esser);
}

export function zeigeSeminarhaus(blick: Hausblick, frueheres: FrueheresHaus | null): Hausantwort {
	const { seminar, personen } = blick;
	const frist = fristVon(blick);
	if (frist.geloeschtAm !== null) return { ...LEER, ...frist };
	const { haus } = seminar;
	const gaeste = gaesteIn(blick);
	const betten = new Map(haus.betten.map((bett) => [bett.gastID, bett]));
	const angaben = angabenJeGast(haus);
	const da = new Set(gaeste.map(({ id }) => id));
	const team = new Set(haus.team);
	return {
		...frist,
		raeume: [...haus.raeume],
		gaeste: gaeste.map((gast, i) => {
			const { mit = [], isBarrierefrei = false, ankunft = null, abreise = null } = angaben.get(gast.id) ?? {};
			const { raumID = null, grund = null } = betten.get(gast.id) ?? {};
			const { nachname = '', vorname = '' } = personen[i] ?? {};
			return {
				...gast,
				listenname: [nachname, vorname].filter(Boolean).join(', '),
				raumID,
				grund,
				mit: mit.filter((id) => da.has(id)),
				isBarrierefrei,
				ankunft,
				abreise,
			};
		}),
		mangel: bettenmangel({ ...haus, gaeste }),
		kueche: zeigeKueche(kuecheVon(blick)),
		team: gaeste.filter(({ id }) => team.has(id)).map(({ id, name }) => ({ id, name })),
		frueheres: haus.raeume.length === 0 ? frueheres : null,
	};
}

/** Kinds of food that somebody eats; everything always. */
const kostartenIn = ({ zeilen }: Pick<Kuechenblatt, 'zeilen'>) =>
	KOSTARTEN.filter((art) => art === 'ALLES' || zeilen.some(({ kost }) => kost[art] > 0));

const zeigeKueche = (blatt: Kuechenblatt): NonNullable<Hausantwort['kueche']> => ({
	personen: blatt.personen,
	kostarten: kostartenIn(blatt),
	zeilen: blatt.zeilen.map(({ kost, ...zeile }) => ({ ...zeile, kost: { ...kost } })),
	wechsel: blatt.wechsel.map(({ kommen, gehen, ...rest }) => ({ ...rest, kommen: [...kommen], gehen: [...gehen] })),
	allergien: [...blatt.allergien],
});

const angabenJeGast = ({ angaben }: Haus) =>
	new Map(angaben.map((eine) => [eine.gastID, { ...eine, mit: [...eine.mit] }]));

const LEER = { raeume: [], gaeste: [], mangel: null, kueche: null, team: [], frueheres: null };
