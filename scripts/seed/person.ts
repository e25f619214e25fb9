import { addiereMonate, addiereTage, alterAm } from '#domain/datum.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { NACHNAMEN, STRASSEN, VORNAMEN } from './namen.ts';
import { ORTE } from './orte.ts';
import type { Zufall } from './zufall.ts';

/** An invented person who may do this service; minors come with a parent. */
export function erfindePerson(zufall: Zufall, { dienstart, am, nr }: { dienstart: Dienstart; am: string; nr: string }) {
	const geschlecht = zufall.ob(0.03) ? 'D' : zufall.ob(0.55) ? 'W' : 'M';
	const vorname = zufall.aus(VORNAMEN[geschlecht]);
	const nachname = zufall.aus(NACHNAMEN);
	const jahre = dienstart.isUe27 ? zufall.ganz(28, 61) : zufall.ob(0.2) ? zufall.ganz(20, 25) : zufall.ganz(16, 19);
	const geburtsdatum = addiereTage(addiereMonate(am, -12 * jahre), -zufall.ganz(20, 340));
	const ort = zufall.aus(ORTE);
	const adresse = {
		strasse: zufall.aus(STRASSEN),
		hausnummer: String(zufall.ganz(1, 120)),
		plz: ort.plz,
		ort: ort.name,
		landID: 'DE',
	};
	const person: Personendaten = {
		vorname,
		nachname,
		geschlecht,
		geburtsdatum,
		email: `${adressteil(vorname)}.${adressteil(nachname)}.${nr}@demo.test`,
		mobil: `+49 15${zufall.ganz(1, 9)} ${zufall.ganz(1_000_000, 9_999_999)}`,
		...adresse,
		dienstartWunschID: dienstart.id,
		motivation: 'Ich möchte nach der Schule etwas Praktisches tun und bin seit Jahren im Sportverein.',
		tshirtGroesse: zufall.aus(['S', 'M', 'L', 'XL'] as const),
		...(zufall.ob(0.1) ? { ernaehrung: 'VEGETARISCH' as const } : {}),
	};
	const minderjaehrig = alterAm(geburtsdatum, am) < 19;
	const eltern = {
		art: zufall.ob(0.6) ? ('MUTTER' as const) : ('VATER' as const),
		isUnterschriftErforderlich: true,
		isAlleinigesSorgerecht: false,
		person: {
			vorname: zufall.aus(VORNAMEN.W),
			nachname,
			email: `familie.${adressteil(nachname)}.${nr}@demo.test`,
			...adresse,
		},
	};
	return { person, erziehungsberechtigte: minderjaehrig ? [eltern] : [] };
}

/** What an applicant tells beside: sports, fields of work, what the tenant's own fields ask for. */
export function nebenangaben(zufall: Zufall, listen: ReadonlyMap<string, readonly string[]>): Personendaten {
	const einige = (liste: string) => {
		const alle = listen.get(liste) ?? [];
		return [...new Set(Array.from({ length: zufall.ganz(1, 3) }, () => zufall.aus(alle)))];
	};
	return {
		sportartIDs: einige('Sportart'),
		taetigkeitsfeldIDs: einige('Taetigkeitsfeld'),
		...(zufall.ob(0.3)
			? { freiesFeldEins: zufall.aus(['C-Lizenz Breitensport', 'Übungsleiterassistent', 'keine']) }
			: {}),
		...(zufall.ob(0.4) ? { freiesFeldZwei: zufall.aus(['B', 'B17', 'AM', 'keiner']) } : {}),
	};
}

/** Of an Einsatzstelle whose payroll the Traeger does, with a check digit as real ones have it; drawn from nothing. */
export function betriebsnummerVon(nr: number): string {
	const ziffern = String(9_900_000 + nr);
	const quersumme = (zahl: number): number => Math.floor(zahl / 10) + (zahl % 10);
	const summe = [...ziffern].reduce((bisher, ziffer, i) => bisher + quersumme(Number(ziffer) * (1 + (i % 2))), 0);
	return `${ziffern}${summe % 10}`;
}

/** An account that can't be anybody's: no bank has this code. Some haven't named theirs yet; `id` decides. */
export function erfundenesKonto(id: string): string | null {
	const nummer = Number.parseInt(id.slice(0, 8), 16);
	if (nummer % OHNE_KONTO === 0) return null;
	const bban = `99999999${String(nummer).padStart(10, '0')}`;
	// ISO 13616: DE is 1314, and 98 less the remainder makes the whole leave one.
	const pruefziffern = 98n - (BigInt(`${bban}131400`) % 97n);
	return `DE${String(pruefziffern).padStart(2, '0')}${bban}`;
}
const OHNE_KONTO = 12;

const UMSCHRIFT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ł: 'l', ı: 'i' };

const adressteil = (name: string): string =>
	name
		.toLocaleLowerCase('de')
		.replace(/[äöüßłı]/g, (z) => UMSCHRIFT[z] ?? z)
		.normalize('NFD')
		.replace(/[^a-z]/g, '');
